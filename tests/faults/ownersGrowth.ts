import { existsSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "../builtSite.ts";
import { addTown, type OwnersData, townsOf, type Value } from "./ownersData.ts";

export const times = <T>(count: number, make: (index: number) => T): T[] =>
	Array.from({ length: count }, (_, index) => make(index));

/** Returns a different word for each number, so that names and texts differ. */
export const word = (index: number): string => {
	const parts = ["ba", "de", "fi", "go", "lu", "ma", "ne", "po", "ri", "su"];
	return [...String(index + 100)].map((digit) => parts[Number(digit)]).join("");
};
export const titled = (index: number): string =>
	word(index).replace(/^./, (letter) => letter.toUpperCase());

/** Copies a file of a folder under other names, each with a title and an order. */
export function addCopies(
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

export const addTowns = (data: OwnersData, count: number) => {
	const towns = townsOf(data);
	for (const index of times(count, (number) => number))
		addTown(data, towns[index % towns.length] ?? "", word(index), titled(index));
};

export function addTownsWithoutCounties(data: OwnersData, count: number): void {
	const towns = data.names().filter((name) => /^areas\/[^/]+$/.test(name));
	for (const index of times(count, (number) => number)) {
		const { isBase: _, ...town } = data.read(towns[index % towns.length] ?? "");
		const [latitude, longitude] = town.coordinates;
		data.write(`areas/${word(index)}`, {
			...town,
			name: titled(index),
			coordinates: [latitude + ((index % 17) - 8) / 40, longitude + ((index % 19) - 9) / 40],
			nearby: [],
			summary: `${titled(index)} is on our route too.`,
			intro: `We come to ${titled(index)} as well, and bring what its doors need.`,
			travel: `The way to ${titled(index)} is a short one.`,
		});
	}
}

function addSymptoms(data: OwnersData, count: number): void {
	const branches = data.names().filter((name) => name.startsWith("symptoms/"));
	for (const index of times(count, (number) => number))
		data.edit(branches[index % branches.length] ?? "", ({ rows }) =>
			rows.push({
				...rows[0],
				id: word(index),
				symptom: `The door says ${word(index)}, then ${word(index + 200)}`,
				cause: `Its ${word(index + 300)} is worn.`,
			}),
		);
}

export const firstOf = (data: OwnersData, folder: string): string =>
	data.names().find((name) => name.startsWith(`${folder}/`)) ?? "";

export const growth: readonly (readonly [what: string, grow: (data: OwnersData) => void])[] = [
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
						// As Google shows reviews: without a town, and often without a day.
						town: undefined,
						date: index % 2 === 0 ? "2026-10" : undefined,
						source: "Google",
						featured: index < 11,
					});
			}),
	],
	[
		"twelve services more",
		(data) =>
			addCopies(data, firstOf(data, "services"), 12, (service, index) => {
				service.name = `${titled(index)} Service`;
				service.title = `${titled(index)} Service | A Page`;
				service.description = `What ${titled(index)} is, and what it costs to have it done.`;
			}),
	],
	...(existsSync(join(dataFolder, "symptoms"))
		? [["thirty symptoms more", (data: OwnersData) => addSymptoms(data, 30)] as const]
		: []),
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

/** Removes a page's file in every language and redirects its address, as the build advises. */
export const takeAway = (data: OwnersData, name: string, to: string) => {
	for (const file of data.names().filter((other) => other.endsWith(name))) data.remove(file);
	data.edit("redirects", (redirects) => redirects.push({ from: `/${name}`, to }));
};
