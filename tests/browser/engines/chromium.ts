import { startBrowser } from "../browser.ts";
import { keys, type Look, type Visitor } from "./visitor.ts";

const names = new Map<string, string>(Object.entries(keys).map(([name, value]) => [value, name]));

/** Starts the Chromium of the other tests, in which every check must pass. */
export async function startChromium({ scripts, dark, timeZone }: Look): Promise<Visitor> {
	const browser = await startBrowser();
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
