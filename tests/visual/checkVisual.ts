import { execFileSync, spawnSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import pMap from "p-map";
import type { BrowserContext } from "playwright-core";
import { servePreview } from "../../generator/serve/servePreview.ts";
import { startBrowser } from "../browser/browser.ts";
import { drawEverything, wakeIslands } from "../browser/inPage.ts";
import { kinds } from "../kinds.ts";
import { startScript } from "../script.ts";

/**
 * `npm run check visual [commit] [paths …]`: shows how a change affects the look of pages. Builds
 * another commit (by default, the previous one) and the working tree, photographs a page of each
 * kind in both, and writes .cache/visual/index.html.
 * Pages with the same HTML look the same, because file names contain digests: only other pages are
 * photographed.
 */
const folder = resolve(".cache/visual");
/** Wide pages at half their size, because drawing pixels takes most of the time. */
const widths = [
	{ width: 390, deviceScaleFactor: 1 },
	{ width: 1440, deviceScaleFactor: 0.5 },
] as const;
const schemes = ["light", "dark"] as const;

/** Pages at a time: more than a small machine's processors, because pages also wait. */
const concurrency = 3;

/** A photograph that differs: of which page, how it was taken, and the name of its two files. */
interface Change {
	readonly path: string;
	readonly look: string;
	readonly name: string;
}

/** Builds with one date and one cache of pictures, so that only the change makes a difference. */
function build(root: string, out: string): void {
	const date = execFileSync("git", ["log", "-1", "--format=%ct"], { encoding: "utf8" }).trim();
	execFileSync("npm", ["run", "--silent", "build", "--", "--out", out], {
		cwd: root,
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, SOURCE_DATE_EPOCH: date },
	});
}

/** Builds a commit in a separate worktree, with a copy of the packages that are installed here. */
function buildCommit(commit: string, out: string): void {
	const tree = join(folder, "tree");
	execFileSync("git", ["worktree", "prune"]);
	execFileSync("git", ["worktree", "add", "--quiet", "--force", "--detach", tree, commit]);
	try {
		symlinkSync(resolve(".cache"), join(tree, ".cache"));
		// esbuild names and orders variables by the files' paths, so a link would change every page.
		cpSync("node_modules", join(tree, "node_modules"), { recursive: true, verbatimSymlinks: true });
		build(tree, out);
	} finally {
		execFileSync("git", ["worktree", "remove", "--force", tree]);
	}
}

/** Photographs a page, light and dark. Returns [] if there is no such page. */
async function photograph(context: BrowserContext, url: string): Promise<readonly Buffer[]> {
	const page = await context.newPage();
	try {
		await page.route(/^https:/, (route) => route.abort());
		// A display font that may come late would come by chance.
		await page.route(url, async (route) => {
			const answer = await route.fetch({ maxRetries: 3 });
			await route.fulfill({
				response: answer,
				body: (await answer.text()).replaceAll("font-display:optional", "font-display:block"),
			});
		});
		const response = await page.goto(url);
		if (response?.status() !== 200) return [];
		await page.evaluate(drawEverything);
		// An island that is broken in one of the builds leaves its HTML unchanged.
		await page.evaluate(wakeIslands).catch(() => {});
		const photographs: Buffer[] = [];
		for (const colorScheme of schemes) {
			await page.emulateMedia({ colorScheme });
			await page.evaluate(async () => {
				scrollTo({ top: 0, behavior: "instant" });
				await document.fonts.ready;
				// The browser may choose another picture for another scheme, a moment later.
				await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
				for (const image of document.images) image.loading = "eager";
				await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
			});
			photographs.push(await page.screenshot({ fullPage: true }));
		}
		return photographs;
	} finally {
		await page.close();
	}
}

/** Writes two photographs if they differ. @returns whether they do */
function keepDifferent(before: Buffer | undefined, after: Buffer | undefined, name: string) {
	if (before && after?.equals(before)) return false;
	if (before) writeFileSync(join(folder, `${name}-before.png`), before);
	if (after) writeFileSync(join(folder, `${name}-after.png`), after);
	return before !== undefined || after !== undefined;
}

function listDiffering(before: string, after: string, paths: readonly string[]): readonly string[] {
	const read = (site: string, path: string) => {
		const file = join(site, path === "/" ? "index.html" : `${path}.html`);
		return existsSync(file) ? readFileSync(file, "utf8") : "";
	};
	return paths.filter((path) => read(before, path) !== read(after, path));
}

async function findChanges(
	before: string,
	after: string,
	paths: readonly string[],
): Promise<readonly Change[]> {
	const [browser, old, own] = await Promise.all([
		startBrowser(),
		servePreview(before, 0),
		servePreview(after, 0),
	]);
	const changes: Change[] = [];
	try {
		for (const { width, deviceScaleFactor } of widths) {
			const context = await browser.newContext({
				viewport: { width, height: 900 },
				deviceScaleFactor,
				reducedMotion: "reduce",
				bypassCSP: true,
			});
			// "Open now" must say the same in both.
			await context.clock.setFixedTime(Date.now());
			const compareBoth = async (path: string) => {
				const [one, other] = [
					await photograph(context, `${old.url}${path}`),
					await photograph(context, `${own.url}${path}`),
				];
				for (const [place, scheme] of schemes.entries()) {
					const name = `${path.replaceAll("/", "-").slice(1) || "home"}-${width}-${scheme}`;
					if (keepDifferent(one[place], other[place], name))
						changes.push({ path, look: `${width} px, ${scheme}`, name });
				}
			};
			await pMap(paths, compareBoth, { concurrency });
			await context.close();
		}
	} finally {
		await Promise.all([browser.close(), old.close(), own.close()]);
	}
	return changes;
}

async function checkVisual(commit: string, paths: readonly string[]): Promise<void> {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const [before, after] = [join(folder, "before"), join(folder, "after")];
	buildCommit(commit, before);
	build(".", after);
	const differing = listDiffering(before, after, paths);
	const changes = differing.length === 0 ? [] : await findChanges(before, after, differing);
	const summary = `${differing.length} of ${paths.length} pages have other HTML, and ${changes.length} of their ${differing.length * widths.length * schemes.length} photographs differ.`;
	const picture = (file: string) =>
		existsSync(join(folder, file)) ? `<img src="${file}" loading="lazy" alt="">` : "–";
	const figure = ({ path, look, name }: Change) => {
		const [one, other] = [picture(`${name}-before.png`), picture(`${name}-after.png`)];
		return `<section><h3>${path}, ${look}</h3><div>${one}</div><div>${other}</div><div class="both">${one}${other}</div></section>`;
	};
	writeFileSync(
		join(folder, "index.html"),
		`<!doctype html><html lang="en"><meta charset="utf-8"><title>What has changed since ${commit}</title>
<style>
body { font: 1rem system-ui; margin: 1rem }
section { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
h3 { grid-column: 1 / -1 }
img { max-width: 100% }
.both { display: grid; isolation: isolate }
.both img { grid-area: 1 / 1; mix-blend-mode: difference }
</style>
<h1>What has changed since ${commit}</h1>
<p>${summary} Before, after, and the difference, in which all that is black is the same.</p>
${changes.map(figure).join("\n")}
</html>
`,
	);
	for (const { path, look } of changes.slice(0, 20)) console.log(`  ${path}, ${look}`);
	console.log(`${summary} Look at .cache/visual/index.html.`);
}

const { positionals } = startScript("check visual", {
	what: "Builds a commit's site and this one, and compares their pages in pictures.",
	takes: "[COMMIT] [PATH …]",
	options: {},
	notes: "COMMIT is HEAD~1 unless named, and PATH a page of each kind.",
});
const [commit = "HEAD~1", ...paths] = positionals;
const isThere =
	spawnSync("git", ["rev-parse", "--quiet", "--verify", `${commit}^{commit}`], { stdio: "ignore" })
		.status === 0;
if (!isThere) {
	console.error(
		`There is no commit ${commit} to compare with: git fetch --deepen=1 brings the one before, into a shallow copy.`,
	);
	process.exitCode = 1;
} else await checkVisual(commit, paths.length > 0 ? paths : kinds);
