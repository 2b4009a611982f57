import { parse } from "yaml";
import { formatProblems } from "../../generator/problems.ts";
import type { Problem } from "../../site/problem.ts";
import { type FullBuild, type FullBuilds, messagesOf } from "./fullBuild.ts";
import type { OwnersData } from "./ownersData.ts";

/** An edit. If it adds files that are no texts, it returns a function that removes them. */
export type Change = (data: OwnersData) => unknown;

/** What a build says: [] if it succeeds. Rejects where a build throws what is no problem of data. */
type Messages = Promise<readonly string[]>;

export interface Trials<E> {
	/** Loads the data with an edit alone. `changed` names fields, which edits of a group don't share. */
	load(edit: E): Promise<Readonly<Record<"messages" | "changed", readonly string[]>>>;
	/** Builds the data with all of these edits. */
	build(edits: readonly E[]): Messages;
}

/** More edits in one build hide more of each other. */
const largestGroup = 12;

/**
 * Loads each edit alone, then builds those that load in groups, because a build takes seconds. If a
 * group's build says anything, its halves are built, down to single edits.
 * @returns what the build says to each edit
 */
export async function buildTogether<E>(
	edits: readonly E[],
	{ load, build }: Trials<E>,
): Promise<ReadonlyMap<E, Messages>> {
	const results = new Map<E, Messages>();
	const groups: { readonly edits: E[]; readonly changed: Set<string> }[] = [];
	for (const edit of edits) {
		const loaded = load(edit);
		const messages = loaded.then((found) => found.messages);
		results.set(edit, messages);
		if (!(await isClean(messages))) continue;
		const { changed } = await loaded;
		const fitting = groups.find(
			(group) =>
				group.edits.length < largestGroup && changed.every((field) => !group.changed.has(field)),
		);
		const group = fitting ?? { edits: [], changed: new Set() };
		if (fitting === undefined) groups.push(group);
		group.edits.push(edit);
		for (const field of changed) group.changed.add(field);
	}
	const buildGroup = async (group: readonly E[]): Promise<void> => {
		const messages = build(group);
		if ((await isClean(messages)) || group.length === 1)
			for (const edit of group) results.set(edit, messages);
		else {
			const half = Math.ceil(group.length / 2);
			await buildGroup(group.slice(0, half));
			await buildGroup(group.slice(half));
		}
	};
	for (const group of groups) await buildGroup(group.edits);
	return results;
}

const isClean = async (messages: Messages): Promise<boolean> =>
	(await messages.catch(() => ["thrown"])).length === 0;

/**
 * Tries edits of a data folder.
 * @param check returns what is wrong with a build
 */
export function trialsOf(
	data: OwnersData,
	builds: FullBuilds,
	check: (build: FullBuild) => readonly string[],
): Trials<Change> {
	const saved = data.save();
	async function withEdits<T>(changes: readonly Change[], look: () => Promise<T>): Promise<T> {
		const undos: unknown[] = [];
		try {
			for (const change of changes) undos.push(change(data));
			return await look();
		} finally {
			for (const undo of undos) if (typeof undo === "function") undo();
			data.restore(saved);
		}
	}
	return {
		load: (change) =>
			withEdits([change], async () => {
				const messages = (await messagesOf(async () => builds.load())).map(format);
				return { messages, changed: messages.length > 0 ? [] : changedFields(saved, data.save()) };
			}),
		build: (changes) =>
			withEdits(changes, async () => {
				let wrong: readonly string[] = [];
				const messages = await messagesOf(async () => {
					wrong = check(await builds.build());
				});
				return [...messages.map(format), ...wrong];
			}),
	};
}

const format = (problem: Problem): string => formatProblems([problem]);

/** Returns the fields at the top of each file that differ: "business.yaml phone". */
function changedFields(
	before: ReadonlyMap<string, string>,
	after: ReadonlyMap<string, string>,
): readonly string[] {
	const fieldsOf = (file: string, text = ""): ReadonlyMap<string, string> => {
		const value: unknown = file.endsWith(".yaml") ? parse(text) : text;
		const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
		const fields = isRecord ? Object.entries(value) : [["", value] as const];
		return new Map(fields.map(([key, inside]) => [`${file} ${key}`, JSON.stringify(inside)]));
	};
	return [...new Set([...before.keys(), ...after.keys()])].flatMap((file) => {
		if (before.get(file) === after.get(file)) return [];
		const [old, now] = [fieldsOf(file, before.get(file)), fieldsOf(file, after.get(file))];
		return [...new Set([...old.keys(), ...now.keys()])].filter(
			(field) => old.get(field) !== now.get(field),
		);
	});
}
