import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { loadSite } from "../../generator/load/loadSite.ts";
import { servePreview } from "../../generator/serve/servePreview.ts";
import { findBrowser } from "../browser/browser.ts";
import { budgets } from "../budgets.ts";
import { startScript } from "../script.ts";
import { buildPrecompressed, median } from "./shared.ts";

/**
 * Runs Lighthouse (mobile, simulated slow 4G) over a precompressed build. Exits with 1 if a page's
 * median exceeds its limit in tests/budgets.ts. npx installs Lighthouse, because it would
 * add 100 MB to the project's packages.
 */
const { values } = startScript("measure lighthouse", {
	what: "Runs Lighthouse over the built pages. A minute for each page, on a quiet machine.",
	options: {
		runs: { value: "NUMBER", what: "how often each page is measured", default: "3" },
		pages: { value: "PATTERN", what: "which paths, as a regular expression", default: ".*" },
	},
});
const out = ".cache/lighthouse";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * The part of Lighthouse's result that we use
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md).
 */
interface Result {
	readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
	readonly audits: Readonly<Record<string, Audit>>;
}
interface Audit {
	readonly score: number | null;
	readonly scoreDisplayMode: string;
	readonly numericValue?: number;
}

async function measure(url: string): Promise<Result> {
	const { stdout } = await promisify(execFile)(
		"npx",
		[
			"--yes",
			"lighthouse@12.8.2",
			url,
			"--quiet",
			"--output=json",
			`--only-categories=${categories.join(",")}`,
			// Block Google's map frames, so that the figures are the site's.
			"--blocked-url-patterns=*://www.google.com/*",
			"--chrome-flags=--headless=new --no-sandbox --disable-background-networking",
		],
		{ env: { ...process.env, CHROME_PATH: await findBrowser() }, maxBuffer: 2 ** 26 },
	);
	return JSON.parse(stdout) as Result;
}

buildPrecompressed(out);
const routes = loadSite("data", "2026-01-01").routes.filter(
	({ path, indexed }) => indexed && new RegExp(values.pages).test(path),
);
const server = await servePreview(out, 0);
const failures: string[] = [];

console.log(`${"page".padEnd(44)} perf a11y best  seo | LCP ms  CLS  TBT ms    kB`);
for (const { path } of routes) {
	const runs: Result[] = [];
	for (let run = 0; run < Number(values.runs); run++)
		runs.push(await measure(`${server.url}${path}`));
	const scores = categories.map((category) =>
		Math.round(median(runs.map((run) => (run.categories[category]?.score ?? 0) * 100))),
	);
	const metric = (name: string) =>
		median(runs.map((run) => run.audits[name]?.numericValue ?? Number.NaN));
	const largest = metric("largest-contentful-paint");
	const shift = metric("cumulative-layout-shift");
	const columns = [
		largest.toFixed(0).padStart(6),
		shift.toFixed(3),
		metric("total-blocking-time").toFixed(0).padStart(5),
		(metric("total-byte-weight") / 1000).toFixed(0).padStart(5),
	];
	console.log(
		`${path.padEnd(44)} ${scores.map((score) => String(score).padStart(4)).join(" ")} | ${columns.join(" ")}`,
	);
	if (
		scores.some((score) => score < budgets.lighthouse) ||
		largest > budgets.largestContentfulPaint ||
		Number(shift.toFixed(3)) > 0
	) {
		const weak = runs.flatMap((run) =>
			Object.entries(run.audits).filter(
				([, { score, scoreDisplayMode }]) =>
					score !== null && score < 0.9 && scoreDisplayMode !== "informative",
			),
		);
		failures.push(
			`${path}: ${scores.join("/")}, LCP ${largest.toFixed(0)} ms, CLS ${shift.toFixed(3)}: ${[...new Set(weak.map(([name]) => name))].join(", ")}`,
		);
	}
}
await server.close();
console.log(
	failures.length > 0
		? `\nOver the limits:\n${failures.join("\n")}`
		: `\n${routes.length} pages within the limits, median of ${values.runs}.`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
