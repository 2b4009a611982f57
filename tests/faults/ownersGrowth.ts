import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { dataFolder } from "../builtSite.ts";
import {
	addTown,
	edit,
	firstOf,
	type OwnersData,
	set,
	townBeside,
	townsOf,
	type Value,
} from "./ownersData.ts";

/** Returns a different word for each number, so that names and texts differ. */
const word = (index: number): string => {
	const parts = ["ba", "de", "fi", "go", "lu", "ma", "ne", "po", "ri", "su"];
	return [...String(index + 100)].map((digit) => parts[Number(digit)]).join("");
};
const titled = (index: number): string =>
	word(index).replace(/^./, (letter) => letter.toUpperCase());

/** Copies a file of a folder under other names, each with a title and an order. */
function addCopies(
	data: OwnersData,
	from: string,
	count: number,
	change: (copy: Value, index: number) => void,
) {
	for (let index = 0; index < count; index++) {
		const copy = { ...data.read(from), order: 100 + index };
		change(copy, index);
		data.write(`${dirname(from)}/${word(index)}`, copy);
	}
}

const addServices = (count: number) => (data: OwnersData) =>
	addCopies(data, firstOf(data, "services"), count, (service, index) => {
		service.name = `${titled(index)} Service`;
		service.title = `${titled(index)} Service | A Page`;
		service.description = `What ${titled(index)} is, and what it costs to have it done.`;
	});

const addTowns = (count: number) => (data: OwnersData) => {
	const towns = townsOf(data);
	for (let index = 0; index < count; index++)
		addTown(data, towns[index % towns.length] ?? "", word(index), titled(index));
};

export function addTownsWithoutCounties(data: OwnersData, count: number): void {
	const towns = data.names().filter((name) => /^areas\/[^/]+$/.test(name));
	for (let index = 0; index < count; index++) {
		const town = data.read(towns[index % towns.length] ?? "");
		const away = [((index % 17) - 8) / 40, ((index % 19) - 9) / 40] as const;
		data.write(`areas/${word(index)}`, townBeside(town, titled(index), away));
	}
}

export const addReviews = (count: number, review: (index: number) => object) =>
	edit("testimonials", ({ items }) => {
		for (let index = 0; index < count; index++)
			items.push({
				name: `${titled(index)} ${titled(index + 300)}`,
				rating: 5,
				content: `They came to ${word(index)} in the morning. ${titled(index + 500)} is glad.`,
				sample: true,
				...review(index),
			});
	});

/** Reviews as Google shows them: without a town, and often without a day. */
export const fromGoogle = (index: number) => ({
	date: index % 2 === 0 ? "2026-10" : undefined,
	source: "Google",
});

export const addQuestions = (questions: Value[], count: number, from = 0) => {
	for (let index = from; index < from + count; index++)
		questions.push({
			question: `How does a ${word(index)} door open?`,
			answer: `A ${word(index)} door opens upwards, and ${word(index + 200)} helps.`,
		});
};

/** Adds questions to all sections, evenly. */
const addToSections = (count: number) =>
	edit("faq", ({ sections }) => {
		for (const [index, { questions }] of sections.entries())
			addQuestions(questions, Math.ceil(count / sections.length), 100 * index);
	});

function addSymptoms(data: OwnersData, count: number): void {
	const branches = data.names().filter((name) => name.startsWith("symptoms/"));
	for (let index = 0; index < count; index++)
		data.edit(branches[index % branches.length] ?? "", ({ rows }) =>
			rows.push({
				...rows[0],
				id: word(index),
				symptom: `The door says ${word(index)}, then ${word(index + 200)}`,
				cause: `Its ${word(index + 300)} is worn.`,
			}),
		);
}

export const growth: readonly (readonly [what: string, grow: (data: OwnersData) => void])[] = [
	["twenty towns more", addTowns(20)],
	[
		"250 reviews more, eleven of them featured",
		addReviews(250, (index) => ({ ...fromGoogle(index), featured: index < 11 })),
	],
	["six services more", addServices(6)],
	...(existsSync(join(dataFolder, "symptoms"))
		? [["thirty symptoms more", (data: OwnersData) => addSymptoms(data, 30)] as const]
		: []),
	["sixty questions more", addToSections(60)],
	["a name of forty letters", set("business", { name: "Wintergarten Garagentore & Kundendienst" })],
];

/** Returns the file of a town that may go: the first one that is not the base. */
export const townToLose = (data: OwnersData): string =>
	`areas/${townsOf(data).find((id) => !data.read(`areas/${id}`).isBase)}`;

/** Removes a page's file in every language and redirects its address, as the build advises. */
export const takeAway = (data: OwnersData, name: string, to: string) => {
	for (const file of data.names().filter((other) => other.endsWith(name))) data.remove(file);
	data.edit("redirects", (redirects) => redirects.push({ from: `/${name}`, to }));
};
