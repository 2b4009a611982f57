import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import lighthouse, { type RunnerResult as Result } from "lighthouse";
import { budgets } from "../../generator/budgets.ts";
import { loadSite } from "../../generator/loadSite.ts";
import { planRoutes } from "../../generator/routes.ts";
import { servePreview } from "../../generator/servePreview.ts";
import { launchBrowser } from "../browser/browser.ts";

/**
 * Runs Lighthouse (mobile, simulated slow 4G) over pages of a fresh, precompressed build and prints the median of each
 * page's runs. Exits with 1 when one is over its limit in generator/budgets.ts. A benchmark, not a test: it wants a quiet machine.
 */
const { values } = parseArgs({ options: { runs: { type: "string", default: "3" }, pages: { type: "string", default: ".*" } } });
const out = ".cache/lighthouse";
const port = 9333;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

execFileSync(process.execPath, ["--import", "tsx", "build.ts", "--out", out, "--precompress"], { stdio: "inherit" });
const routes = planRoutes(loadSite("data", "2026-01-01")).filter(({ path, indexed }) => indexed && new RegExp(values.pages).test(path));
const server = await servePreview(out, 0);
const browser = await launchBrowser([`--remote-debugging-port=${port}`, "--disable-background-networking"]);

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const failures: string[] = [];
console.log(`${"page".padEnd(44)} perf a11y best  seo | LCP ms  CLS  TBT ms  kB`);
for (const { path } of routes) {
	const runs: Result["lhr"][] = [];
	for (let run = 0; run < Number(values.runs); run++) {
		// The map frames come from elsewhere: blocked, so that the numbers are the site's own.
		const result = await lighthouse(`${server.url}${path}`, {
			port,
			output: "json",
			logLevel: "error",
			onlyCategories: [...categories],
			blockedUrlPatterns: ["*://www.google.com/*"],
		});
		if (result) runs.push(result.lhr);
	}
	const scores = categories.map((category) => Math.round(median(runs.map((run) => (run.categories[category]?.score ?? 0) * 100))));
	const metric = (name: string) => median(runs.map((run) => run.audits[name]?.numericValue ?? Number.NaN));
	const largest = metric("largest-contentful-paint");
	const shift = metric("cumulative-layout-shift");
	console.log(
		`${path.padEnd(44)} ${scores.map((score) => String(score).padStart(4)).join(" ")} | ${largest.toFixed(0).padStart(6)} ${shift.toFixed(3)} ${metric("total-blocking-time").toFixed(0).padStart(5)} ${(metric("total-byte-weight") / 1000).toFixed(0).padStart(5)}`,
	);
	if (scores.some((score) => score < budgets.lighthouse) || largest > budgets.largestContentfulPaint || shift > 0) {
		const weak = runs.flatMap((run) =>
			Object.values(run.audits).filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative"),
		);
		failures.push(`${path}: ${scores.join("/")}, LCP ${largest.toFixed(0)} ms, CLS ${shift}: ${[...new Set(weak.map(({ id }) => id))].join(", ")}`);
	}
}
await browser.close();
await server.close();
console.log(failures.length > 0 ? `\nOver the limits:\n${failures.join("\n")}` : `\n${routes.length} pages within the limits, median of ${values.runs}.`);
process.exitCode = failures.length > 0 ? 1 : 0;
