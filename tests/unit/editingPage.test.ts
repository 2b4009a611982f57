// @module-tag slow
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { editorConfig } from "../../generator/admin/editorConfig.ts";
import { renderAdmin } from "../../generator/admin/renderAdmin.ts";
import { openerPolicyFor } from "../../generator/hosts/planHeaders.ts";
import { loadSite } from "../../generator/load/loadSite.ts";
import type { LoadedSite } from "../../generator/loadedSite.ts";
import { editorFormat } from "../../generator/tools/writeValues.ts";
import type { AdminData } from "../../site/schema/schema.ts";
import { readPolicy } from "../policy.ts";
import { newFolder } from "./newFolder.ts";
import { admin, paths, signIns } from "./sampleAdmin.ts";
import { buildDate, sampleSite } from "./sampleData.ts";

it.each(["data", "tests/javelina"])(
	"%s is the same site after the editor has saved every file",
	(folder) => {
		const rewritten = newFolder();
		cpSync(folder, rewritten, { recursive: true });
		const rewrite = (text: string) => stringify(parse(text), null, editorFormat);
		for (const path of glob.sync("**/*.{yaml,md}", {
			cwd: folder,
			ignore: ["[a-z][a-z]/**", "photos/**"],
		})) {
			const text = readFileSync(join(folder, path), "utf8");
			const [, front = "", body = ""] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
			writeFileSync(
				join(rewritten, path),
				path.endsWith(".md") ? `---\n${rewrite(front)}---\n${body.trim()}\n` : rewrite(text),
			);
		}
		const plain = ({ site }: LoadedSite) =>
			JSON.parse(JSON.stringify({ ...site, towns: [...site.towns], folder: "", translations: [] }));
		expect(plain(loadSite(rewritten, buildDate))).toEqual(plain(loadSite(folder, buildDate)));
	},
);

describe("the editing page", () => {
	const site = sampleSite();
	const files = renderAdmin({
		...site,
		admin,
		business: { ...site.business, url: "https://acme.example/doors" },
	});

	it("exists only if data/admin.yaml does", () => {
		expect(renderAdmin(site)).toEqual([]);
		expect(String(files[0]?.contents)).toContain('src="/doors/admin/start.js"');
	});

	it("loads files of the site only, including the editor's license", () => {
		const names = files.map(({ path }) => path);
		expect(names).toEqual(
			expect.arrayContaining([
				"admin.html",
				"admin/start.js",
				"admin/sveltia/index.js",
				"admin/sveltia/LICENSE.txt",
			]),
		);
		expect(names.filter((name) => name.endsWith(".map"))).toEqual([]);
		const script = String(files.find(({ path }) => path === "admin/sveltia/index.js")?.contents);
		const fonts = [...script.matchAll(/src:url\(([^)]*)\)/g)].map(([, address = ""]) => address);
		expect(fonts).toHaveLength(3);
		for (const address of fonts) expect(names).toContain(address);
	});

	it("has a policy of its own", () => {
		const html = String(files[0]?.contents);
		expect(html).toContain('<meta name="robots" content="noindex">');
		const policy = readPolicy(html, "admin");
		expect(policy.get("script-src")).toEqual(["'self'", "'wasm-unsafe-eval'"]);
		expect(policy.get("media-src")).toEqual(["'self'", "blob:"]);
		expect(policy.get("connect-src")?.join(" ")).toBe(
			"'self' blob: data: https://api.github.com https://www.githubstatus.com",
		);
	});
});

describe("signing in", () => {
	const backendOf = (one: AdminData) => editorConfig(one, paths, "Acme Doors").backend;
	const [github, gitlab] = signIns;

	it("with an account works at GitHub, by an authenticator", () => {
		expect(backendOf(github)).toMatchObject({
			auth_methods: ["oauth", "token"],
			base_url: "https://sign-in.acme.example",
		});
		expect(backendOf(gitlab)).toMatchObject({ name: "gitlab", auth_methods: ["token"] });
	});

	it("adds the host to the policy, and allows the window of the account", () => {
		const site = sampleSite();
		const sources = (one: AdminData, directive: string) =>
			readPolicy(String(renderAdmin({ ...site, admin: one })[0]?.contents), "admin").get(directive);
		expect(
			sources(github, "connect-src")?.filter(
				(source) => !sources(admin, "connect-src")?.includes(source),
			),
		).toEqual(["https://sign-in.acme.example"]);
		expect(sources(github, "img-src")).toEqual(sources(admin, "img-src"));
		expect(sources(gitlab, "connect-src")).toContain("https://gitlab.com");
		expect([admin, ...signIns].map(openerPolicyFor).join(" ")).toBe(
			"same-origin same-origin-allow-popups same-origin",
		);
		expect(openerPolicyFor(undefined)).toBe("same-origin");
	});
});
