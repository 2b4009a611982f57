import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** Where systems install browsers that our tests can drive. */
const installed = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
	"C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** Returns browsers, best first: CHROME_PATH, the npm package's (Linux x64 only), the system's. */
async function candidates(): Promise<readonly string[]> {
	if (process.env.CHROME_PATH) return [process.env.CHROME_PATH];
	const own = installed.filter((path) => existsSync(path));
	if (process.platform !== "linux" || process.arch !== "x64") return own;
	// The package unpacks what a bare system lacks (NSS, a font) only if it believes to be on Lambda.
	process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs20.x";
	const { default: packaged } = await import("@sparticuz/chromium");
	return [await packaged.executablePath(), ...own];
}

/** Returns the path of the browser that `startBrowser` tries first. */
export const findBrowser = async (): Promise<string> => (await candidates())[0] ?? "";

/**
 * Starts a Chromium, which ends with this process at the latest.
 * @param settings Blink's, such as `minimumFontSize=24`
 * @throws Error that says how to install a browser: no test skips itself without one
 */
export async function startBrowser(...settings: readonly string[]): Promise<Browser> {
	const failures: string[] = [];
	for (const executablePath of await candidates()) {
		try {
			return await chromium.launch({
				executablePath,
				args: [
					...["--no-sandbox", "--disable-dev-shm-usage"],
					// Otherwise, each map's frame gets a process of its own.
					"--disable-site-isolation-trials",
					`--blink-settings=${settings.join()}`,
				],
			});
		} catch (error) {
			failures.push(`${executablePath}: ${String(error).split("\n")[0]}`);
		}
	}
	throw new Error(
		[
			"No Chromium could be started. Install Chrome or Chromium, or set CHROME_PATH to one.",
			...failures,
		].join("\n  "),
	);
}
