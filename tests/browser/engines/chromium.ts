import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright-core";
import { fetchTool } from "../../hosts/tools.ts";
import { keys, type Look, type Visitor } from "./visitor.ts";

const names = new Map<string, string>(Object.entries(keys).map(([name, value]) => [value, name]));

/**
 * Starts Chromium 103 of June 2022, the oldest that npm has from within oldestBrowsers.ts. It is
 * built for Linux x64 and installed into .cache/, because no other test needs its 53 MB.
 */
export async function startOldChromium(look: Look): Promise<Visitor> {
	const folder = fetchTool("@sparticuz/chromium", "103.0.0");
	const executablePath = join(folder, "chromium");
	if (!existsSync(executablePath)) {
		writeFileSync(
			executablePath,
			brotliDecompressSync(readFileSync(join(folder, "bin/chromium.br"))),
		);
		chmodSync(executablePath, 0o755);
	}
	// In several processes, this build doesn't start.
	const args = ["--no-sandbox", "--no-zygote", "--single-process", "--disable-gpu"];
	return visit(await chromium.launch({ executablePath, args }), look);
}

async function visit(browser: Browser, { scripts, dark, timeZone }: Look): Promise<Visitor> {
	const page = await browser.newPage({
		javaScriptEnabled: scripts,
		colorScheme: dark ? "dark" : "light",
		reducedMotion: "reduce",
		timezoneId: timeZone,
	});
	return {
		run: (act, ...args) =>
			page.evaluate(`{ const __name = (named) => named; (${act})(...${JSON.stringify(args)}) }`),
		close: () => browser.close(),
		goto: async (url) => void (await page.goto(url)),
		reload: async () => void (await page.reload()),
		resize: (width, height) => page.setViewportSize({ width, height }),
		pressAt: (x, y) => page.mouse.click(x, y),
		key: (value) => page.keyboard.press(names.get(value) ?? value),
	};
}
