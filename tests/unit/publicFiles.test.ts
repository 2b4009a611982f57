import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadSite } from "../../generator/load/loadSite.ts";
import { renderExtras } from "../../generator/render/renderExtras.ts";
import { planRoutes } from "../planRoutes.ts";
import {
	buildDate,
	messagesAfter,
	problemsAfter,
	problemsOf,
	replaced,
	sampleSite,
	sampleText,
	writeData,
} from "./sampleData.ts";

const files = {
	"public/google0123456789.html": "google-site-verification: google0123456789.html",
	"public/.well-known/security.txt": "Contact: mailto:hello@acme.example",
	"public/.DS_Store": "left behind",
	"public/papers/Warranty.pdf": "%PDF-1.7",
};
const linking = {
	"about.md": `${sampleText("about.md")}\nRead the [warranty](/papers/Warranty.pdf).\n`,
};

const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 1234567\n";

it("the files of public/ are copied, without files that programs leave", () => {
	const { site } = loadSite(writeData({ ...files, ...linking }), buildDate);
	expect(site.publicFiles.join(" ")).toBe(
		".well-known/security.txt google0123456789.html papers/Warranty.pdf",
	);
	const copies = renderExtras(site, planRoutes(site), { precompress: false }).filter(
		({ source }) => source !== undefined,
	);
	expect(copies.map(({ path, contents }) => [path, String(contents)])).toEqual(
		site.publicFiles.map((path) => [path, files[`public/${path}` as keyof typeof files]]),
	);
});

it("a link may lead to a file of public/, and a redirect may not start there", () => {
	expect(problemsAfter(linking)).toEqual([expect.stringMatching(/^link-unknown .*about\.md/)]);
	const redirect = replaced("redirects.yaml", /from: [^,\n]*/, "from: /papers/Warranty.pdf");
	expect(messagesAfter({ ...files, ...redirect })[0]).toContain("a page stands there");
});

it("a symbolic link in public/ is refused", () => {
	const folder = writeData(files);
	symlinkSync("/etc/hosts", join(folder, "public/hosts.txt"));
	expect(problemsOf(folder)).toEqual(["public-file-kind data/public/hosts.txt"]);
});

it("a verification is a token or a <meta> element", () => {
	const token = "abcDEF123_-abcDEF";
	const verified = (written: string) => ({
		"business.yaml": `${sampleText("business.yaml")}\nverification:\n  google: '${written}'\n`,
	});
	for (const written of [token, `<meta name="google-site-verification" content="${token}" />`])
		expect(sampleSite(verified(written)).business.verification).toEqual({ google: token });
});

it("links and redirects lead to files under the names that people see", () => {
	const names = ["Price List.pdf", "50% off.pdf", "Cafe\u0301.pdf"];
	const data = {
		...Object.fromEntries(names.map((name) => [`public/${name}`, "%PDF"])),
		"about.md": `${sampleText("about.md")}
[a](/Price%20List.pdf) [b](</Price List.pdf>) [c](</50% off.pdf>) [d](/50%25%20off.pdf) [e](/Café.pdf)
`,
		"redirects.yaml": `- { from: /old.pdf, to: /Price List.pdf }
- { from: /card, to: /contact.vcf }
- { from: /old-50, to: "/50% off.pdf" }
- { from: /cafe, to: /Café.pdf }
`,
	};
	expect(messagesAfter(data)).toEqual([]);
	const { site } = loadSite(writeData(data), buildDate);
	expect(site.redirects.map(({ to }) => to)).toEqual([
		"/Price%20List.pdf",
		"/contact.vcf",
		"/50%25%20off.pdf",
		"/Caf%C3%A9.pdf",
	]);
	const paths = renderExtras(site, planRoutes(site), { precompress: false }).map(
		({ path }) => path,
	);
	expect(paths).toContain("Café.pdf");
	const lost = { ...data, "redirects.yaml": "- { from: /old.pdf, to: /None here.pdf }\n" };
	expect(problemsAfter(lost)[0]).toMatch(/^redirect-target-unknown/);
});

it("files that never arrived are reported", () => {
	const names = ["public/list.pdf", "photos/van.jpg", "fonts/Face.woff2", "brand/logo.svg"];
	const all = (contents: string) => Object.fromEntries(names.map((name) => [name, contents]));
	for (const contents of [pointer, ""])
		expect(problemsAfter(all(contents)).toSorted()).toEqual(
			names.map((name) => `file-not-fetched data/${name}`).sort(),
		);
	expect(problemsAfter({ ...all("whole"), "public/.nojekyll": "" })).toEqual([]);
});

it("letters that only look damaged are accepted", () => {
	const fine = "SÃO João, Âge, 5 €, “so”, naïve";
	expect(problemsAfter({ "about.md": `${sampleText("about.md")}\n${fine}\n` })).toEqual([]);
});
