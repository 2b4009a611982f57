import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { builtFrom, dataFolder } from "../builtSite.ts";
import { long } from "../full.ts";
import { failingTests } from "./failingTests.ts";
import { addTown, copyData, type OwnersData, townsOf, type Value } from "./ownersData.ts";

// A company that grows is never stopped: everything that it adds is built as it ships, and the
// tests of the site stay green.

const root = resolve(".cache/growth");
rmSync(root, { recursive: true, force: true });
const made: string[] = [];
afterAll(() => {
	for (const folder of [root, ...made]) rmSync(folder, { recursive: true, force: true });
});

const times = <T>(count: number, make: (index: number) => T): T[] =>
	Array.from({ length: count }, (_, index) => make(index));

/** A word of its own for each number, so that names and texts differ. */
const word = (index: number): string => {
	const parts = ["ba", "de", "fi", "go", "lu", "ma", "ne", "po", "ri", "su"];
	return [...String(index + 100)].map((digit) => parts[Number(digit)]).join("");
};
const titled = (index: number): string =>
	word(index).replace(/^./, (letter) => letter.toUpperCase());

/** Copies a file of a folder under other names, each with a title and a place in the order. */
function addCopies(
	data: OwnersData,
	from: string,
	count: number,
	change: (copy: Value, index: number) => void,
) {
	const source = data.read(from);
	const folder = from.slice(0, from.lastIndexOf("/"));
	for (const index of times(count, (number) => number)) {
		const copy = structuredClone(source);
		copy.order = 100 + index;
		change(copy, index);
		data.write(`${folder}/${word(index)}`, copy);
	}
}

const addTowns = (data: OwnersData, count: number) => {
	const towns = townsOf(data);
	for (const index of times(count, (number) => number))
		addTown(data, towns[index % towns.length] ?? "", word(index), titled(index));
};

const firstOf = (data: OwnersData, folder: string): string =>
	data.names().find((name) => name.startsWith(`${folder}/`)) ?? "";

const growth: readonly (readonly [what: string, grow: (data: OwnersData) => void])[] = [
	["sixty towns more", (data) => addTowns(data, 60)],
	[
		"250 reviews more, eleven of them featured",
		(data) =>
			data.edit("testimonials", (page) => {
				for (const index of times(250, (number) => number))
					page.items.push({
						...page.items[0],
						name: `${titled(index)} ${titled(index + 300)}`,
						content: `They came to ${word(index)} in the morning, and ${word(index + 400)} was quiet by noon. ${titled(index + 500)} is glad.`,
						// As Google shows them: most without a town, many with a month alone.
						town: undefined,
						date: index % 2 === 0 ? "2026-10" : undefined,
						source: "Google",
						featured: index < 11,
					});
			}),
	],
	[
		"six services more",
		(data) =>
			addCopies(data, firstOf(data, "services"), 6, (service, index) => {
				service.name = `${titled(index)} Service`;
				service.title = `${titled(index)} Service | A Page`;
				service.description = `What ${titled(index)} is, and what it costs to have it done.`;
			}),
	],
	[
		"sixty questions more",
		(data) =>
			data.edit("faq", (page) => {
				for (const index of times(60, (number) => number))
					page.sections[index % page.sections.length].questions.push({
						question: `How does a ${word(index)} door open?`,
						answer: `A ${word(index)} door opens upwards, and ${word(index + 200)} helps.`,
					});
			}),
	],
	[
		"a name of forty letters",
		(data) =>
			data.edit("business", (business) => {
				business.name = "Wintergarten Garagentore & Kundendienst";
			}),
	],
];

/** Takes a page's file away in every language, and leads on from its address, as the build advises. */
const takeAway = (data: OwnersData, name: string, to: string) => {
	for (const file of data.names().filter((other) => other.endsWith(name))) data.remove(file);
	data.edit("redirects", (redirects) => redirects.push({ from: `/${name}`, to }));
};

const less: readonly (readonly [what: string, shrink: (data: OwnersData) => void])[] = [
	...["services", "symptoms", "how-to"]
		.filter((folder) => existsSync(join(dataFolder, folder)))
		.map(
			(folder) =>
				[
					`the first of ${folder}`,
					(data: OwnersData) => takeAway(data, firstOf(data, folder), `/${folder}`),
				] as const,
		),
	[
		"a town",
		(data) => {
			const [town = ""] = townsOf(data).filter((id) => !data.read(`areas/${id}`).isBase);
			takeAway(data, `areas/${town}`, "/areas");
		},
	],
];

describe("a file that goes, with a redirect from its address, is all that it takes to take away", () => {
	it.each(less)("%s", { ...long, timeout: 600_000 }, async (what, shrink) => {
		const data = copyData(dataFolder, join(root, what.replaceAll(" ", "-")));
		made.push(builtFrom(data.folder));
		shrink(data);
		expect(await failingTests(data.folder)).toBe("");
	});
});

describe("a company that grows is never stopped by", () => {
	it.each(growth)("%s", { ...long, timeout: 600_000 }, async (what, grow) => {
		const data = copyData(dataFolder, join(root, what.replaceAll(" ", "-")));
		made.push(builtFrom(data.folder));
		grow(data);
		expect(await failingTests(data.folder)).toBe("");
	});
});
