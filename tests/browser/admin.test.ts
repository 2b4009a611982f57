// @module-tag long
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { parse } from "yaml";
import { loadSite } from "../../generator/load/loadSite.ts";
import { servePreview } from "../../generator/serve/servePreview.ts";
import type { RunningServer } from "../../generator/serve/startServer.ts";
import { isWrittenByEditor, keepComments } from "../../generator/tools/keepComments.ts";
import { formatPhone } from "../../site/formats.ts";
import { program } from "../program.ts";
import { watchPolicy } from "./inPage.ts";
import { breachesOf } from "./openPage.ts";
import { it } from "./visits.ts";

const folder = ".cache/admin";
const data = `${folder}/data`;
let server: RunningServer;

beforeAll(async () => {
	rmSync(folder, { recursive: true, force: true });
	cpSync("data", data, { recursive: true });
	writeFileSync(
		join(data, "admin.yaml"),
		"service: github\nrepository: acme/website\nbranch: main\nfolder: data\nauth: { base_url: https://sign-in.acme.example }\n",
	);
	const args = [...program, "--data", data, "--out", `${folder}/dist`, "--draft"];
	execFileSync(process.execPath, args, { stdio: "pipe" });
	server = await servePreview(`${folder}/dist`, 0);
});
afterAll(() => server.close());

/** Makes the folder picker return the browser's private file system, which `fillFolder` fills. */
async function offerFolder(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const granted = async () => "granted";
		Object.assign(FileSystemHandle.prototype, {
			requestPermission: granted,
			queryPermission: granted,
		});
		Object.assign(globalThis, { showDirectoryPicker: () => navigator.storage.getDirectory() });
	});
	await page.addInitScript(watchPolicy);
}

async function fillFolder(page: Page): Promise<void> {
	const files = glob
		.sync("**/*.{yaml,md,jpg}", { cwd: data })
		.map((path) => [`data/${path}`, readFileSync(join(data, path)).toString("base64")] as const);
	await page.evaluate(async (entries) => {
		const root = await navigator.storage.getDirectory();
		await root.getDirectoryHandle(".git", { create: true });
		for (const [path, contents] of entries) {
			const names = path.split("/");
			let parent = root;
			for (const name of names.slice(0, -1))
				parent = await parent.getDirectoryHandle(name, { create: true });
			const stream = await (
				await parent.getFileHandle(names.at(-1) ?? "", { create: true })
			).createWritable();
			await stream.write(Uint8Array.from(atob(contents), (character) => character.charCodeAt(0)));
			await stream.close();
		}
	}, files);
}

const readBack = (page: Page, path: string) =>
	page.evaluate(async (names) => {
		let parent = await navigator.storage.getDirectory();
		for (const name of names.slice(0, -1)) parent = await parent.getDirectoryHandle(name);
		return (await (await parent.getFileHandle(names.at(-1) ?? "")).getFile()).text();
	}, path.split("/"));

/** Changes one text of a file in its form, saves, and compares the file with the data. */
async function edit(
	page: Page,
	at: string,
	path: string,
	label: string,
	value: string,
): Promise<void> {
	const box = page.getByRole("textbox", { name: label }).first();
	const before = readFileSync(join(data, path), "utf8");
	const isSaved = async () => (await readBack(page, `data/${path}`)) !== before;
	// While the editor is loading, it may redraw a form and lose the typed text or the button, or
	// show no form. Try again until the change is saved.
	await expect
		.poll(
			async () => {
				await page.evaluate(
					(hash) => Object.assign(location, { hash }),
					`/collections/${at.split("/entries/")[0]}`,
				);
				await page.evaluate((hash) => Object.assign(location, { hash }), `/collections/${at}`);
				try {
					await box.fill(value, { timeout: 5000 });
					await page.getByRole("button", { name: "Save", exact: true }).click({ timeout: 5000 });
					await expect.poll(isSaved, { timeout: 5000 }).toBe(true);
				} catch {}
				return isSaved();
			},
			{ timeout: 120_000 },
		)
		.toBe(true);
	writeFileSync(join(data, path), await readBack(page, `data/${path}`));
}

it("opens under its own policy, edits what an owner edits, and the site is built from what it saved", {
	timeout: 300_000,
}, async ({ open }) => {
	const { page, errors } = await open(
		`${server.url}/admin`,
		{ viewport: { width: 1100, height: 900 }, staysHere: false },
		async (opened) => {
			await opened.route(/^https:/, (route) =>
				route.fulfill({ contentType: "application/json", body: '{"status":{"indicator":"none"}}' }),
			);
			await offerFolder(opened);
		},
	);
	await fillFolder(page);
	await page.getByRole("button", { name: "Work with Local Repository" }).click();
	await page.getByText("Company", { exact: true }).first().waitFor();

	const { site: before } = loadSite("data", "2026-11-21");
	const [town] = before.towns.values();
	if (!town) throw new Error("A site has towns.");
	const townFile = `areas/${town.id}.yaml`;
	await edit(page, "company/entries/business", "business.yaml", "Phone", "+18135550142");
	await edit(
		page,
		`areas-${town.countySlug}/entries/${town.slug}`,
		townFile,
		"Summary",
		"Golf and gates.",
	);
	await edit(
		page,
		"site-pages/entries/privacy-policy",
		"privacy-policy.md",
		"Heading",
		"Your privacy",
	);
	if (before.pages["terms-of-service"].ownerNote !== "")
		await edit(
			page,
			"site-pages/entries/terms-of-service",
			"terms-of-service.md",
			"Owner note",
			"",
		);
	await edit(page, "es-texts/entries/about", "es/about.md", "Heading", "Quiénes somos");

	const read = (path: string) => parse(readFileSync(path, "utf8")) as Record<string, unknown>;
	expect(read(join(data, townFile))).toEqual({
		...read(join("data", townFile)),
		summary: "Golf and gates.",
		isBase: town.isBase ?? false,
		responseProposed: town.responseProposed ?? false,
	});
	const { site: after } = loadSite(data, "2026-11-21");
	// The editor also writes that a holiday is not closed and not by appointment.
	const { holidays } = before.business;
	expect(after.business.holidays).toMatchObject(holidays);
	expect({ ...after.business, holidays }).toEqual({ ...before.business, phone: "+18135550142" });
	const { body } = before.pages["privacy-policy"];
	expect(after.pages["privacy-policy"]).toEqual({
		...before.pages["privacy-policy"],
		heading: "Your privacy",
		body: body.replaceAll(
			formatPhone(before.business.phone, before.speech),
			formatPhone("+18135550142", before.speech),
		),
	});
	expect(after.pages["terms-of-service"].ownerNote).toBe("");
	expect(after.translations[0]?.pages.about.heading).toBe("Quiénes somos");

	// The editor keeps comments, and changes only one line.
	for (const [path, line] of [
		["business.yaml", 'phone: "+18135550142"'],
		["es/about.md", "heading: Quiénes somos"],
	] as const) {
		const [original, saved] = [join("data", path), join(data, path)].map((file) =>
			readFileSync(file, "utf8"),
		) as [string, string];
		expect(isWrittenByEditor(saved), path).toBe(true);
		const kept = keepComments(original, saved).split("\n");
		const lines = original.split("\n");
		expect(kept.filter((one, index) => one !== lines[index])).toEqual([line]);
		expect(kept.length).toBe(lines.length);
	}
	expect(await breachesOf(page)).toEqual([]);
	expect(errors).toEqual([]);
});

/** The page that Sveltia CMS Authenticator sends after a sign-in at GitHub. */
const authenticator = `<!doctype html><script>
addEventListener("message", ({ data, origin }) => {
	if (data === "authorizing:github")
		opener.postMessage('authorization:github:success:{"provider":"github","token":"their-token"}', origin);
});
opener.postMessage("authorizing:github", "*");
</script>`;

it("signs people in with their account, in a window that may answer the page", {
	timeout: 120_000,
}, async ({ open }) => {
	const tokens: (string | undefined)[] = [];
	const { page } = await open(`${server.url}/admin`, { staysHere: false }, async (opened) => {
		await opened.context().route(/^https:/, (route) => {
			const { host } = new URL(route.request().url());
			if (host === "api.github.com") tokens.push(route.request().headers().authorization);
			return host === "sign-in.acme.example"
				? route.fulfill({ contentType: "text/html", body: authenticator })
				: route.fulfill({
						contentType: "application/json",
						headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" },
						body: '{"status":{"indicator":"none"}}',
					});
		});
		await opened.addInitScript(watchPolicy);
	});
	await page.getByRole("button", { name: /^Sign In with .*GitHub/ }).click();
	await expect.poll(() => tokens, { timeout: 30_000 }).toContain("token their-token");
	expect(await breachesOf(page)).toEqual([]);
});
