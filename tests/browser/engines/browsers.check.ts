import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { afterAll, beforeAll, describe, it } from "vitest";
import { servePreview } from "../../../generator/serve/servePreview.ts";
import type { RunningServer } from "../../../generator/serve/startServer.ts";
import { builtSite } from "../../builtSite.ts";
import { watchPolicy } from "../inPage.ts";
import { checksIn } from "./checks.ts";
import { startOldChromium } from "./chromium.ts";
import { startFirefox } from "./firefox.ts";
import type { Look, Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

/**
 * `npm run check browsers`, or `npm run check browsers -- -t firefox`: checks.ts in Debian's Firefox
 * and WebKitGTK, and in a Chromium of 2022. docs/browsers.md lists differences.
 */
const engines: readonly {
	readonly name: string;
	readonly start: (look: Look) => Promise<Visitor>;
	readonly commands: readonly string[];
}[] = [
	{ name: "chromium103", start: startOldChromium, commands: [] },
	{ name: "firefox", start: startFirefox, commands: ["firefox-esr"] },
	{
		name: "webkit",
		start: (look) => startWebKit(look, 48_199),
		commands: ["WebKitWebDriver", "Xvfb"],
	},
];

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

let server: RunningServer;
beforeAll(async () => {
	server = await servePreview(copyWatched(), 0);
});
afterAll(() => server.close());

describe.concurrent.each(engines)("$name", ({ name, start, commands }) => {
	describe.sequential.each(checksIn(name))("$look", ({ look, checks }) => {
		let visitor: Visitor;
		beforeAll(async () => {
			for (const command of commands)
				if (spawnSync("which", [command]).status !== 0)
					throw new Error(`There is no ${command} here: see docs/browsers.md.`);
			visitor = await start({ ...look, timeZone: "Asia/Tokyo" });
		}, 60_000);
		afterAll(() => visitor?.close());

		// The page may move during a click from outside, so try once more.
		it.each(Object.entries(checks))("%s", { retry: 1 }, async (_, check) => {
			await visitor.resize(390, 800);
			await check(visitor, server.url);
		});
	});
});
