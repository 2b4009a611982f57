import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { servePreview } from "../../../generator/serve/servePreview.ts";
import buildSite, { builtSite } from "../../builtSite.ts";
import { startScript } from "../../script.ts";
import { watchPolicy } from "../inPage.ts";
import { checksIn } from "./checks.ts";
import { startOldChromium } from "./chromium.ts";
import { startFirefox } from "./firefox.ts";
import type { Look, Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

/**
 * `npm run check browsers [chromium103|firefox|webkit …]`: runs checks.ts in Debian's Firefox and
 * WebKitGTK, and in a Chromium of 2022. docs/browsers.md lists differences.
 */
const engines: Readonly<Record<string, (look: Look) => Promise<Visitor>>> = {
	chromium103: startOldChromium,
	firefox: startFirefox,
	webkit: (look) => startWebKit(look, 48_199),
};

/** Records errors before a page's scripts run. Not every browser reports them over WebDriver. */
const watch = `(${watchPolicy})();
globalThis.errors = [];
addEventListener("error", ({ message, target }) => errors.push(message || "can't load " + (target.src || target.href)), true);
addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
for (const level of ["error", "warn"]) console[level] = (...parts) => errors.push(parts.join(" "));
const find = document.getElementById;
document.getElementById = (id) => id === "" ? errors.push("asked for an element without an id") && null : find.call(document, id);
`;

/** Copies the built site, with `watch` as the first script of each page. */
function copyWatched(): string {
	const folder = ".cache/browsers";
	rmSync(folder, { recursive: true, force: true });
	cpSync(builtSite, folder, { recursive: true });
	writeFileSync(join(folder, "watch.js"), `const __name = (named) => named;\n${watch}`);
	for (const file of glob.sync("**/*.html", { cwd: folder, absolute: true })) {
		const html = readFileSync(file, "utf8");
		writeFileSync(file, html.replace(/<html [^>]*>/, "$&<script src=/watch.js></script>"));
	}
	return folder;
}

function missingPackages(names: readonly string[]): readonly string[] {
	const has = (command: string) => spawnSync("which", [command], { stdio: "ignore" }).status === 0;
	return [
		...(names.includes("firefox") && !has("firefox-esr") ? ["firefox-esr"] : []),
		...(names.includes("webkit") && !has("WebKitWebDriver") ? ["webkit2gtk-driver"] : []),
		...(names.includes("webkit") && !has("Xvfb") ? ["xvfb"] : []),
	];
}

async function checkBrowsers(names: readonly string[]): Promise<boolean> {
	buildSite();
	const { url, close } = await servePreview(copyWatched(), 0);
	let failed = 0;
	const checkIn = async (name: string) => {
		const begun = Date.now();
		let done = 0;
		for (const { look, checks: own } of checksIn(name)) {
			const visitor = await engines[name]?.({ ...look, timeZone: "Asia/Tokyo" });
			if (!visitor) throw new Error(`There is no browser by the name ${name}.`);
			try {
				for (const [what, check] of Object.entries(own)) {
					const tryIt = async () => {
						await visitor.resize(390, 800);
						await check(visitor, url);
					};
					const tell = (error: unknown, more: string) =>
						console.error(
							`  ${name}, ${what}: ${error instanceof Error ? error.message : error}${more}`,
						);
					// The page may move during a click from outside: try once more, and say so.
					await tryIt()
						.catch((error) => {
							tell(error, " Once more.");
							return tryIt();
						})
						.catch((error) => {
							failed++;
							tell(error, "");
						});
					done++;
				}
			} finally {
				await visitor.close();
			}
		}
		console.log(`${name}: ${done} checks in ${Math.round((Date.now() - begun) / 1000)} s`);
	};
	try {
		await Promise.all(names.map(checkIn));
	} finally {
		await close();
	}
	console.log(failed === 0 ? "All of them hold." : `${failed} of them do not hold.`);
	return failed === 0;
}

const { positionals } = startScript("check browsers", {
	what: "Checks the site in several browsers. Some minutes.",
	takes: "[BROWSER …]",
	options: {},
	notes: `The browsers: ${Object.keys(engines).join(", ")}.`,
});
const names = positionals.length > 0 ? positionals : Object.keys(engines);
const missing = missingPackages(names);
if (missing.length > 0) {
	console.error(
		`These checks need browsers, and there is no ${missing.join(", ")}. On Debian or Ubuntu: apt-get install ${missing.join(" ")}`,
	);
	process.exitCode = 1;
} else process.exitCode = (await checkBrowsers(names)) ? 0 : 1;
