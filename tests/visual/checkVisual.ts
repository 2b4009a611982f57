import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import glob from "fast-glob";
import pixelmatch from "pixelmatch";
import { type BrowserContext, chromium } from "playwright-core";
import sharp from "sharp";
import { servePreview } from "../../generator/serve/servePreview.ts";
import { startBrowser } from "../browser/browser.ts";
import { drawEverything } from "../browser/inPage.ts";
import { kinds } from "../kinds.ts";

/**
 * `npm run check:visual [commit] [paths …]`: what a change does to the look and the weight of the site. Builds another commit (the one before
 * this) and the files as they stand, photographs a page of each kind in both, or those that are named, and writes .cache/visual/index.html.
 * It reports, and judges nothing. Two builds and some two hundred photographs take minutes: no part of `.ci/run`.
 */
const folder = resolve(".cache/visual");
const looks = [390, 1440].flatMap((width) => (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })));

/** A photograph of a page that has changed: three files beside the report. */
interface Change {
	readonly path: string;
	readonly look: string;
	readonly pixels: number;
	readonly name: string;
}

/** Both builds have the same date, and one cache of pictures. */
function build(root: string, out: string): void {
	const date = execFileSync("git", ["log", "-1", "--format=%ct"], { encoding: "utf8" }).trim();
	execFileSync("npm", ["run", "--silent", "build", "--", "--out", out], {
		cwd: root,
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, SOURCE_DATE_EPOCH: date },
	});
}

/** Builds a commit in a worktree of its own, with the packages that are installed here. */
function buildCommit(commit: string, out: string): void {
	const tree = join(folder, "tree");
	execFileSync("git", ["worktree", "prune"]);
	execFileSync("git", ["worktree", "add", "--quiet", "--force", "--detach", tree, commit]);
	try {
		for (const shared of ["node_modules", ".cache"]) symlinkSync(resolve(shared), join(tree, shared));
		build(tree, out);
	} finally {
		execFileSync("git", ["worktree", "remove", "--force", tree]);
	}
}

/** The whole page, with all that comes late; nothing when there is no such page. */
async function photograph(context: BrowserContext, url: string): Promise<Buffer | undefined> {
	const page = await context.newPage();
	try {
		await page.route(/^https:/, (route) => route.abort());
		// A face that may come late or not at all would come by chance.
		await page.route(url, async (route) => {
			const answer = await route.fetch();
			await route.fulfill({ response: answer, body: (await answer.text()).replaceAll("font-display:optional", "font-display:block") });
		});
		const response = await page.goto(url);
		if (response?.status() !== 200) return undefined;
		await page.evaluate(drawEverything);
		await page.evaluate(async () => {
			await document.fonts.ready;
			await Promise.all(
				[...document.images].map((image) => {
					image.loading = "eager";
					return image.decode().catch(() => {});
				}),
			);
		});
		return await page.screenshot({ fullPage: true });
	} finally {
		await page.close();
	}
}

/** Compares two photographs; where they differ, writes both and their difference. */
async function compare(before: Buffer | undefined, after: Buffer | undefined, name: string): Promise<number> {
	if (before && after?.equals(before)) return 0;
	const sizes = await Promise.all([before, after].map(async (png) => (png ? await sharp(png).metadata() : { width: 1, height: 1 })));
	const [width, height] = [Math.max(...sizes.map((size) => size.width)), Math.max(...sizes.map((size) => size.height))];
	const blank = { width, height, channels: 4 as const, background: "#808080" };
	const [one, other] = await Promise.all(
		[before, after].map((png) =>
			sharp({ create: blank })
				.composite(png ? [{ input: png, left: 0, top: 0 }] : [])
				.raw()
				.toBuffer(),
		),
	);
	if (!one || !other) throw new Error("no photograph");
	const difference = Buffer.alloc(one.length);
	const pixels = pixelmatch(one, other, difference, width, height);
	if (pixels === 0) return 0;
	for (const [kind, bytes] of Object.entries({ before: one, after: other, difference }))
		await sharp(bytes, { raw: { width, height, channels: 4 } })
			.png({ compressionLevel: 6 })
			.toFile(join(folder, `${name}-${kind}.png`));
	return pixels;
}

/** Photographs every page in every look, in both builds. */
async function findChanges(before: string, after: string, paths: readonly string[]): Promise<readonly Change[]> {
	const [server, old, own] = await Promise.all([startBrowser(), servePreview(before, 0), servePreview(after, 0)]);
	const browser = await chromium.connect(server.wsEndpoint());
	const changes: Change[] = [];
	try {
		for (const { width, colorScheme } of looks) {
			const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce", bypassCSP: true });
			// "Open now" says the same in both.
			await context.clock.setFixedTime(Date.now());
			for (const path of paths) {
				const name = `${path.replaceAll("/", "-").slice(1) || "home"}-${width}-${colorScheme}`;
				const [one, other] = await Promise.all([photograph(context, `${old.url}${path}`), photograph(context, `${own.url}${path}`)]);
				const pixels = await compare(one, other, name);
				if (pixels > 0) changes.push({ path, look: `${width} px, ${colorScheme}`, pixels, name });
			}
			await context.close();
		}
	} finally {
		await browser.close();
		await Promise.all([server.close(), old.close(), own.close()]);
	}
	return changes.sort((a, b) => b.pixels - a.pixels);
}

/** Files by their names without the hashes of their contents, those of one name together: how large they are, as they are and compressed. */
function weigh(site: string): ReadonlyMap<string, { readonly bytes: number; readonly compressed: number; readonly text: string }> {
	const weights = new Map<string, { readonly bytes: number; readonly compressed: number; readonly text: string }>();
	for (const file of glob.sync("**/*", { cwd: site, dot: true }).sort()) {
		const contents = readFileSync(join(site, file));
		const compressed = /\.(?:html|css|js|svg|json)$/.test(file) ? brotliCompressSync(contents).length : contents.length;
		const name = file.replace(/-[0-9a-zA-Z]{8}(?=\.\w+$)/, "");
		const { bytes, compressed: sum, text } = weights.get(name) ?? { bytes: 0, compressed: 0, text: "" };
		weights.set(name, { bytes: bytes + contents.length, compressed: sum + compressed, text: text + contents.toString("latin1") });
	}
	return weights;
}

function listWeights(before: string, after: string): { readonly html: string; readonly differing: number; readonly total: number } {
	const [old, own] = [weigh(before), weigh(after)];
	const names = [...new Set([...old.keys(), ...own.keys()])].sort();
	const rows = names
		.filter((name) => old.get(name)?.text !== own.get(name)?.text)
		.map((name) => ({ name, one: old.get(name), other: own.get(name) }))
		.map(({ name, one, other }) => ({ name, one, other, more: (other?.compressed ?? 0) - (one?.compressed ?? 0) }))
		.sort((a, b) => Math.abs(b.more) - Math.abs(a.more));
	const cell = (value: number | undefined) => `<td>${value ?? "–"}</td>`;
	const html = rows
		.map(({ name, one, other, more }) => `<tr><th>${name}</th>${[one?.bytes, other?.bytes, one?.compressed, other?.compressed, more].map(cell).join("")}</tr>`)
		.join("\n");
	return { html, differing: rows.length, total: rows.reduce((sum, { more }) => sum + more, 0) };
}

async function checkVisual(commit: string, paths: readonly string[]): Promise<void> {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const [before, after] = [join(folder, "before"), join(folder, "after")];
	buildCommit(commit, before);
	build(".", after);
	const changes = await findChanges(before, after, paths);
	const weights = listWeights(before, after);
	const figure = ({ path, look, pixels, name }: Change) =>
		`<section><h3>${path}, ${look}: ${pixels} pixels</h3><div>${["before", "after", "difference"]
			.map((kind) => `<figure><figcaption>${kind}</figcaption><a href="${name}-${kind}.png"><img src="${name}-${kind}.png" loading="lazy" alt=""></a></figure>`)
			.join("")}</div></section>`;
	writeFileSync(
		join(folder, "index.html"),
		`<!doctype html><html lang="en"><meta charset="utf-8"><title>What has changed since ${commit}</title>
<style>body{font:1rem system-ui;margin:1rem}section div{display:flex;gap:1rem;align-items:start}figure{margin:0;flex:1}img{max-width:100%;border:1px solid}td{text-align:right;padding:0 .5em}th{text-align:left}</style>
<h1>What has changed since ${commit}</h1>
<p>${changes.length} of ${paths.length * looks.length} photographs differ; ${weights.differing} files differ, ${weights.total} bytes in all (compressed).</p>
<h2>Photographs</h2>
${changes.map(figure).join("\n")}
<h2>Files</h2>
<table><tr><th>file<th>bytes before<th>after<th>compressed before<th>after<th>more</tr>
${weights.html}
</table></html>
`,
	);
	console.log(`${changes.length} of ${paths.length * looks.length} photographs differ, ${weights.differing} files differ (${weights.total} bytes compressed).`);
	console.log("Look at .cache/visual/index.html.");
}

const [commit = "HEAD~1", ...paths] = process.argv.slice(2);
await checkVisual(commit, paths.length > 0 ? paths : kinds);
