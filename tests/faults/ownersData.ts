import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { parse, stringify } from "yaml";

// biome-ignore lint/suspicious/noExplicitAny: each edit knows its file's shape, and the build checks the result.
export type Value = any;

/** A copy of a data folder that a test edits file by file, as its owner would. */
export interface OwnersData {
	readonly folder: string;
	names(): readonly string[];
	read(name: string): Value;
	write(name: string, value: Value): void;
	edit(name: string, change: (value: Value) => void): void;
	remove(name: string): void;
	save(): ReadonlyMap<string, string>;
	restore(saved: ReadonlyMap<string, string>): void;
	replace(pattern: RegExp, by: string): void;
}

export function copyData(from: string, folder: string): OwnersData {
	cpSync(from, folder, { recursive: true });
	const files = () => glob.sync("**/*.{yaml,md}", { cwd: folder, ignore: ["photos/**"] }).sort();
	const at = (name: string) => join(folder, `${name}.yaml`);
	const data: OwnersData = {
		folder,
		names: () =>
			files().flatMap((file) => (file.endsWith(".yaml") ? file.slice(0, -".yaml".length) : [])),
		read: (name) => parse(readFileSync(at(name), "utf8")),
		write: (name, value) =>
			writeFileSync(at(name), stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })),
		edit: (name, change) => {
			const value = data.read(name);
			change(value);
			data.write(name, value);
		},
		remove: (name) => rmSync(at(name)),
		save: () => new Map(files().map((file) => [file, readFileSync(join(folder, file), "utf8")])),
		restore: (saved) => {
			for (const file of files()) if (!saved.has(file)) rmSync(join(folder, file));
			for (const [file, text] of saved)
				if (!existsSync(join(folder, file)) || readFileSync(join(folder, file), "utf8") !== text)
					writeFileSync(join(folder, file), text);
		},
		replace: (pattern, by) => {
			for (const [file, text] of data.save())
				if (text.search(pattern) >= 0) writeFileSync(join(folder, file), text.replace(pattern, by));
		},
	};
	return data;
}

export const townsOf = (data: OwnersData): readonly string[] =>
	data.names().flatMap((name) => /^areas\/([^/]+\/[^/]+)$/.exec(name)?.[1] ?? []);

/**
 * Removes a town as its owner would: its file, and every list and link that names it. Its old
 * address redirects to its county's page.
 * @param id county/town, not the last of its county. Undefined if the company has no such town
 */
export function removeTown(data: OwnersData, id: string | undefined): void {
	if (id === undefined) return;
	const [county = "", slug = ""] = id.split("/");
	const wasBase = data.read(`areas/${id}`).isBase;
	data.remove(`areas/${id}`);
	const left = townsOf(data);
	const names = new Set([id, slug]);
	const without = (value: Value): Value =>
		Array.isArray(value)
			? value.filter((item) => !names.has(item)).map(without)
			: typeof value === "object" && value !== null
				? Object.fromEntries(
						Object.entries(value).map(([key, inside]) => [
							key,
							key === "town" && inside === id ? left[0] : without(inside),
						]),
					)
				: value;
	for (const name of data.names())
		if (/^(areas\/|home$|testimonials$)/.test(name)) data.write(name, without(data.read(name)));
	data.edit(`areas/${county}`, (file) => {
		if (file.cards.length === 0)
			file.cards = [left.find((other) => other.startsWith(`${county}/`))?.split("/")[1]];
	});
	data.edit("home", ({ serving, response }) => {
		for (const list of [serving, response])
			if (list.towns.length === 0) list.towns = left.slice(0, 3);
	});
	if (wasBase) data.edit(`areas/${left[0]}`, (town) => (town.isBase = true));
	data.replace(new RegExp(`\\[([^\\]]*)\\]\\(/areas/${id}(#[^)]*)?\\)`, "g"), "$1");
	data.edit("redirects", (redirects) =>
		redirects.push({ from: `/areas/${id}`, to: `/areas/${county}` }),
	);
}

/** Adds a town beside another: the other's file, renamed and with a different text. */
export function addTown(data: OwnersData, beside: string, slug: string, name: string): void {
	const [county, other] = beside.split("/");
	const town = townBeside(data.read(`areas/${beside}`), name, [0.03, -0.02]);
	data.write(`areas/${county}/${slug}`, { ...town, nearby: [other] });
}

/** Returns a town's file with another name and place, and a text of its own. */
export function townBeside(
	{ isBase: _, coordinates: [latitude, longitude], ...town }: Value,
	name: string,
	[north, east]: readonly [number, number],
): Value {
	return {
		...town,
		name,
		coordinates: [latitude + north, longitude + east],
		nearby: [],
		summary: `${name} is on our route too.`,
		intro: `We come to ${name} as well, and bring what its doors need.`,
		travel: `The way to ${name} is a short one.`,
	};
}

export const edit = (name: string, change: (value: Value) => void) => (data: OwnersData) =>
	data.edit(name, change);

export const set = (name: string, fields: object) =>
	edit(name, (value) => Object.assign(value, fields));

export const editTown =
	(change: (town: Value) => void, index = 0) =>
	(data: OwnersData) =>
		data.edit(`areas/${townsOf(data)[index]}`, change);

/** Returns the name of a folder's first file, or "" if the folder is empty. */
export const firstOf = (data: OwnersData, folder: string): string =>
	data.names().find((name) => name.startsWith(`${folder}/`)) ?? "";

export const editService = (change: (service: Value) => void) => (data: OwnersData) =>
	data.edit(firstOf(data, "services"), change);

export const sendTo = (form: object) => set("business", { form });

/** Returns the towns that are not the last of their county. */
export const townsWithOthers = (data: OwnersData): readonly string[] =>
	townsOf(data).filter(
		(id, _, all) => all.filter((other) => other.split("/")[0] === id.split("/")[0]).length > 1,
	);
