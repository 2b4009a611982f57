// @module-tag long
import { type ChildProcess, spawn } from "node:child_process";
import {
	copyFileSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadSite } from "../../generator/load/loadSite.ts";
import { work } from "./outputFolder.ts";
import { copyProject } from "./projectCopy.ts";

const folder = copyProject(join(work, "dev"));
/** Loaded here, because the server closes connections that wait for long. */
const { site } = loadSite(join(folder, "data"), new Date(), { advises: false });
let server: ChildProcess;
let said = "";
let url = "";

const doorFile = "components/doors/flush.webp";
const start = (args: readonly string[]) =>
	spawn(process.execPath, ["--import", "tsx", "generator/cli.ts", "dev", ...args], {
		cwd: folder,
	});
const page = async (path: string) => {
	const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(20_000) });
	return { status: response.status, text: await response.text() };
};
const threads = () =>
	Number(/Threads:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]);
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
/** Writes a file, and waits until the questions' page has the status and shows the text. */
async function change(file: string, text: string, status: number, shown: string): Promise<void> {
	write(file, text);
	const end = Date.now() + 30_000;
	for (;;) {
		const answer = await page("/repo/faq");
		if (answer.status === status && answer.text.includes(shown)) return;
		expect(Date.now(), said).toBeLessThan(end);
		await wait(50);
	}
}
const setTagline = (line: string) =>
	change(
		"data/business.yaml",
		read("data/business.yaml").replace(/^tagline: .*$/m, `tagline: ${line}`),
		200,
		line,
	);

beforeAll(async () => {
	const business = read("data/business.yaml");
	write("data/business.yaml", business.replace(/^url: .*$/m, "url: https://acme.github.io/repo"));
	const old = ["/old-page", "/?p=12", "/index.php?page_id=7", "/2019//05/?y[]=1"];
	write("data/redirects.yaml", old.map((from) => `- { from: "${from}", to: /faq }\n`).join(""));
	mkdirSync(join(folder, "data/public/.well-known"), { recursive: true });
	write("data/public/.well-known/security.txt", "Contact: mailto:a@b.example");
	server = start(["--port", "0"]);
	for (const stream of [server.stdout, server.stderr])
		stream?.on("data", (chunk) => (said += chunk));
	while (!said.includes("Ctrl+C")) await wait(50);
	url = /http:\S+/.exec(said)?.[0] ?? "";
}, 60_000);
afterAll(() => void server.kill());

it("shows pages and assets under the base path, and reloads them by a script that the page's own policy allows", async () => {
	const { status, text } = await page("/repo/faq");
	expect(status).toBe(200);
	expect(text).toContain("EventSource");
	expect(text).toContain("Content-Security-Policy");
	const [asset] = /\/repo\/assets\/islands-\w+\.js/.exec(text) ?? [];
	expect((await page(asset ?? "/no-script")).status).toBe(200);
	const card = await fetch(`${url}/repo/contact.vcf`);
	expect([card.status, card.headers.get("content-type")]).toEqual([200, "text/vcard"]);
	expect(await card.text()).toContain("BEGIN:VCARD");
	for (const { speech, translation } of [site, ...site.translations]) {
		const path = ["/repo", translation?.code, "no-such-page"].filter(Boolean).join("/");
		const missing = await page(path);
		expect(missing.status, path).toBe(404);
		expect(missing.text).toContain(`<html lang="${speech.language}">`);
	}
	expect((await page("/repo/.hosts/nginx.conf")).status).toBe(404);
	expect((await page("/repo/.well-known/security.txt")).text).toContain("Contact:");
	for (const [old, location] of [
		["/repo/old-page", "/repo/faq"],
		["/repo/faq/", "/repo/faq"],
		["/repo/faq.html", "/repo/faq"],
		["/repo/?p=12", "/repo/faq"],
		["/repo/?p=123", null],
		["/repo/index.php?lang=en&page_id=7", "/repo/faq"],
		["/repo/2019/05?y%5B%5D=1", "/repo/faq"],
		["/repo/old-page?utm=a", "/repo/faq?utm=a"],
		["/repo/faq/?utm=a", "/repo/faq?utm=a"],
	]) {
		const { status, headers } = await fetch(`${url}${old}`, { redirect: "manual" });
		expect([status, headers.get("Location")], `${old}`).toEqual([location ? 302 : 200, location]);
	}
	await expect(page("/%")).resolves.toMatchObject({ status: 400 });
	await expect(fetch(`${url}/repo/`, { method: "POST" })).resolves.toMatchObject({ status: 405 });
});

it("takes in many files that are saved at once with one renderer, and without a warning", async () => {
	await page("/repo/faq");
	const before = threads();
	for (let round = 0; round < 3; round++) {
		for (const name of readdirSync(join(folder, "components")).filter((one) =>
			one.endsWith(".tsx"),
		))
			write(`components/${name}`, `${read(`components/${name}`)}\n`);
		await wait(60);
	}
	await wait(300);
	await expect.poll(async () => (await page("/repo/faq")).status, { timeout: 20_000 }).toBe(200);
	expect(threads()).toBeLessThan(before + 12);
	expect(said).not.toContain("MaxListeners");
	// A slow disk may split the saves into several changes, but never into single files.
	expect(said.match(/^Changed: /gm)?.length).toBeLessThan(12);
});

it("goes on while Vim, Emacs and LibreOffice have files open", async () => {
	for (const name of [".faq.yaml.swp", "4913", "faq.yaml~", "~$faq.yaml", ".~lock.faq.yaml#"])
		write(`data/${name}`, "b0VIM 9.1");
	symlinkSync("somebody@somewhere.1:2", join(folder, "data/.#faq.yaml"));
	await setTagline("Written in an editor");
	expect(said).not.toMatch(/Changed:.*(?:swp|4913|faq)/);
});

it("says in the terminal, too, what is wrong, and once", async () => {
	const text = read("data/faq.yaml");
	await change("data/faq.yaml", text.replace(/^heading:/m, "haeding:"), 500, "haeding");
	await page("/repo/faq");
	expect(said.match(/got "?haeding|haeding {2}expected|haeding/g)?.length).toBe(1);
	await change("data/faq.yaml", text, 200, "EventSource");
	const footer = read("components/SiteFooter.tsx");
	const slip = footer.replace("</footer>", '<a href="/nowhere">Away</a></footer>');
	await change("components/SiteFooter.tsx", slip, 500, "got /nowhere  expected a link to a page");
	expect(said).toMatch(/^components\/SiteFooter\.tsx:\d+:\d+ {2}got \/nowhere/m);
	await change("components/SiteFooter.tsx", footer, 200, "EventSource");
});

it("answers each request where code ends the process, breaks or is mended", async () => {
	const file = "components/Note.tsx";
	const text = read(file);
	await change(file, `process.exit(3);\n${text}`, 500, "process.exit, code 3");
	await change(file, "export const = 1;", 500, "1 | export const = 1;");
	// A change of the data must not hide the broken code.
	await change("data/business.yaml", `${read("data/business.yaml")}\n`, 500, "");
	await change(file, text, 200, "");
	await setTagline("Called by the test");
});

it("has pages swap saved styles, and reload after other saves, with the renderer that runs", async () => {
	const events = (await fetch(`${url}/_reload`)).body?.getReader();
	const nextEvent = async () => new TextDecoder().decode((await events?.read())?.value).trim();
	const lateStyles = async () => {
		const [late = ""] = (await (await fetch(`${url}/_styles`)).json()) as string[];
		return (await page(late)).text;
	};
	const before = threads();
	for (const [file, slip, event] of [
		["styles/base.css", "h1 { color: rgb(1 2 3); }", "styles"],
		["styles/late/more.css", "h2 { color: rgb(1 2 4); }", "styles"],
		["components/icons/phone.svg", "<!-- saved -->", "reload"],
		["generator/defaults/words.en.yaml", "# saved", "reload"],
		["islands/Menu.tsx", "// saved", "reload"],
	] as const) {
		const text = read(file);
		write(file, `${text}\n${slip}\n`);
		expect(await nextEvent(), file).toBe(`data: ${event}`);
		if (event === "styles")
			expect(await lateStyles()).toContain(slip.includes("3") ? "#010203" : "#010204");
		expect((await page("/repo/faq")).status).toBe(200);
		write(file, text);
		expect(await nextEvent(), file).toBe(`data: ${event}`);
	}
	const doors = async () => /door-flush-\w{8}\.webp/.exec((await page("/repo/doors")).text)?.[0];
	const shown = await doors();
	copyFileSync(join(folder, "components/doors/carriage.webp"), join(folder, doorFile));
	expect(await nextEvent()).toBe("data: reload");
	expect([shown, undefined]).not.toContain(await doors());
	const parts = read("components/drawings/parts.svg");
	const marked = parts.replaceAll("</symbol>", '<path d="M1 2 3 4"/></symbol>');
	write("components/drawings/parts.svg", marked);
	expect(await nextEvent()).toBe("data: reload");
	expect((await page("/repo/how-to/red-cord")).text).toContain("M1 2 3 4");
	await events?.cancel();
	expect(threads()).toBeLessThan(before + 6);
});

it("says in a line what is wrong with a port", async () => {
	const child = start(["--port", new URL(url).port]);
	let errors = "";
	child.stderr.on("data", (chunk) => (errors += chunk));
	expect(await new Promise((ended) => child.on("close", ended)), errors).toBe(1);
	expect(errors).toMatch(/^Port \d+ is taken/m);
	expect(errors).not.toContain("    at ");
});
