import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, inject, it, vi } from "vitest";
import { bytesOf, type Page } from "../../generator/output/output.ts";
import { openKeptPages } from "../../generator/render/keptPages.ts";
import type { Route } from "../../generator/site/routes.ts";

describe("the pages of the last build", () => {
	let folder = "";
	beforeEach(() => {
		folder = mkdtempSync(join(inject("scratch"), "kept-"));
		mkdirSync(join(folder, "dist"));
	});
	const route = { file: "town.html", path: "/town" } as Route;
	const page = (html: string): Page => ({
		route,
		html: [Buffer.from(html)],
		policy: {} as Page["policy"],
		links: new Set(["/faq"]),
		ids: new Set(["main"]),
		islands: new Set(["Menu"] as const),
	});
	/**
	 * A build of one page: what it is made from, what comes of it. Returns the page and whether it
	 * was made.
	 */
	const build = (inputs: unknown, html: string, program: string | undefined = "program") => {
		const kept = openKeptPages(join(folder, "cache"), join(folder, "dist"), program);
		const make = vi.fn(() => page(html));
		const given = kept.remember(route, inputs, make);
		const bytes = bytesOf(given.html);
		writeFileSync(join(folder, "dist", route.file), bytes);
		kept.keep();
		return { given, text: bytes.toString(), made: make.mock.calls.length === 1 };
	};
	/** The same, but for the file: a build writes each anew. */
	const again = (inputs: unknown, program?: string) =>
		openKeptPages(join(folder, "cache"), join(folder, "dist"), program ?? "program").remember(
			route,
			inputs,
			() => page("anew"),
		);

	it("are there where they were made from the same, with all that came of them", () => {
		build(["a", new Map([["b", 1]])], "first");
		const { given, text, made } = build(["a", new Map([["b", 1]])], "never");
		expect([text, made]).toEqual(["first", false]);
		expect(given).toEqual({
			...page("first"),
			html: { file: join(folder, "dist", "town.html"), size: 5 },
		});
		expect(build(["a", new Map([["b", 1]])], "never").made).toBe(false);
	});

	it.each([
		["other things went into it", () => again(["other"])],
		["a value within a map is another", () => again([new Map([["b", 2]])])],
		["a set has one more", () => again([new Set(["a", "b"])])],
		["another program made it", () => again(["same"], "program 2")],
	])("are made anew where %s", (_what, remember) => {
		build(["same"], "first");
		expect(bytesOf(remember().html).toString()).toBe("anew");
	});

	const file = () => join(folder, "dist", route.file);
	const note = () => join(folder, "cache/pages", readdirSync(join(folder, "cache/pages"))[0] ?? "");
	it.each([
		["their file is gone", () => rmSync(file())],
		["their file has other bytes", () => writeFileSync(file(), "other")],
		[
			"their file has as many other bytes, and its time was set back",
			() => {
				const { atime, mtime } = statSync(file());
				writeFileSync(file(), "fir5t");
				utimesSync(file(), atime, mtime);
			},
		],
		["what is noted is damaged", () => writeFileSync(note(), "x".repeat(200))],
		["nothing is noted", () => rmSync(join(folder, "cache"), { recursive: true })],
	])("are made anew where %s", async (_what, harm) => {
		build(["same"], "first");
		// A disk's clock may tick in hundredths of a second.
		await new Promise((next) => setTimeout(next, 20));
		harm();
		expect(bytesOf(again(["same"]).html).toString()).toBe("anew");
	});

	it("are not noted of a program that can't be told from another", () => {
		const kept = openKeptPages(join(folder, "cache"), join(folder, "dist"));
		expect(kept.remember(route, ["same"], () => page("first"))).toEqual(page("first"));
		kept.keep();
		expect(readdirSync(folder)).toEqual(["dist"]);
	});
});
