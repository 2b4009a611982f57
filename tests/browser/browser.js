import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
/** Where systems put a browser that our tests can drive. */
const installed = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];
/** Browsers to try, best first: the one asked for, the one that npm brought along (Linux x64 only), the one of the system. */
async function candidates() {
    if (process.env.CHROME_PATH)
        return [process.env.CHROME_PATH];
    const own = installed.filter((path) => existsSync(path));
    if (process.platform !== "linux" || process.arch !== "x64")
        return own;
    const { default: packaged } = await import("@sparticuz/chromium");
    return [await packaged.executablePath(), ...own];
}
/**
 * Starts Chromium.
 *
 * @throws Error that says how to get one; a test never skips itself for want of a browser
 */
export async function launchBrowser() {
    const failures = [];
    for (const executablePath of await candidates()) {
        try {
            return await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
        }
        catch (error) {
            failures.push(`${executablePath}: ${String(error).split("\n")[0]}`);
        }
    }
    throw new Error(["No Chromium could be started. Install Chrome or Chromium, or set CHROME_PATH to one.", ...failures].join("\n  "));
}
/** Opens a page at phone size (390 x 844), if nothing else is said, in a context of its own. */
export async function openPage(browser, url, options = {}, prepare = async () => { }) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce", ...options });
    const page = await context.newPage();
    const errors = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(String(error)));
    // Maps come from elsewhere, and tests stay on this machine.
    await page.route(/^https:\/\/(?!formspree|api\.web3forms|usebasin)/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await prepare(page);
    await page.goto(url);
    return { page, context, errors };
}
/** Waits until an island has come alive. */
export const hydrated = (page, name) => page.waitForSelector(`[data-island="${name}"][data-island-status="hydrated"]`, { state: "attached" });
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Faults against accessibility that axe finds, one line each; none is what tests want. Runs outside of the page's own policy. */
export async function findFaults(page, selector = "body") {
    await page.evaluate(axe);
    return page.evaluate(async (root) => {
        const { violations } = await globalThis.axe.run(root, {
            // Frames hold nothing of ours, and in tests nothing at all.
            exclude: [["iframe"]],
            iframes: false,
        });
        return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
    }, selector);
}
