import { isFields } from "../../site/inside.ts";

/**
 * Whether a value means the same as a missing field. The page at /admin writes `false` for each
 * switch that is off, and leaves out empty values.
 */
export function isEmpty(value: unknown): boolean {
	if (Array.isArray(value)) return value.length === 0;
	if (isFields(value)) return Object.values(value).every(isEmpty);
	return value === undefined || value === null || value === "" || value === false;
}

/** Whether two values are equal. In records, a missing field counts as equal to an empty one. */
export function isSame(one: unknown, other: unknown): boolean {
	if (Array.isArray(one) && Array.isArray(other))
		return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
	if (isFields(one) && isFields(other))
		return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
			Object.hasOwn(one, name) && Object.hasOwn(other, name)
				? isSame(one[name], other[name])
				: isEmpty(one[name]) && isEmpty(other[name]),
		);
	return one === other;
}

type List = readonly unknown[];

/**
 * Finds the old item from which each new item was made.
 * @returns for each new item, the index of its old item, or undefined if the item was added. The
 * indexes ascend.
 */
export function matchItems(old: List, items: List): readonly (number | undefined)[] {
	const matches: (number | undefined)[] = [];
	let [oldStart, start] = [0, 0];
	const end: [number, number] = [old.length, items.length];
	for (const [oldIndex, index] of [...unchangedItems(old, items), end]) {
		const changed = items.slice(start, index);
		const rest = old.slice(oldStart, oldIndex).map((value, at) => ({ value, at: oldStart + at }));
		const isOneToOne = rest.length === changed.length;
		for (const item of changed) {
			const at = isOneToOne ? 0 : rest.findIndex(({ value }) => isAlike(value, item));
			const [match] = at < 0 ? [] : rest.splice(0, at + 1).slice(-1);
			matches.push(match?.at);
		}
		if (index < items.length) matches.push(oldIndex);
		[oldStart, start] = [oldIndex + 1, index + 1];
	}
	return matches;
}

/** Finds the longest common subsequence of equal items, as pairs of indexes. */
function unchangedItems(old: List, items: List): readonly [number, number][] {
	const same = old.map((one) => items.map((item) => isSame(one, item)));
	const lengths = Array.from({ length: old.length + 1 }, () =>
		new Array<number>(items.length + 1).fill(0),
	);
	const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0;
	for (let row = old.length - 1; row >= 0; row--)
		for (let column = items.length - 1; column >= 0; column--)
			(lengths[row] as number[])[column] = same[row]?.[column]
				? lengthAt(row + 1, column + 1) + 1
				: Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
	const pairs: [number, number][] = [];
	let [row, column] = [0, 0];
	while (row < old.length && column < items.length) {
		if (same[row]?.[column]) pairs.push([row++, column++]);
		else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++;
		else column++;
	}
	return pairs;
}

/**
 * Whether at least half of the fields of two records are the same. Fields that are empty in both
 * don't count.
 */
function isAlike(one: unknown, other: unknown): boolean {
	if (!isFields(one) || !isFields(other)) return false;
	const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
		(name) => !isEmpty(one[name]) || !isEmpty(other[name]),
	);
	return names.filter((name) => isSame(one[name], other[name])).length * 2 >= names.length;
}
