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

/**
 * Finds the old item from which each new item was made: an equal one, or one that has as many
 * fields in common, or the one in the same place where as many were changed as replaced.
 * @returns for each new item, the index of its old item, or -1 if the item was added
 */
export function matchItems(old: readonly unknown[], items: readonly unknown[]): readonly number[] {
	const unused = new Set(old.keys());
	const take = (isMatch: (one: unknown) => boolean): number => {
		const index = [...unused].find((at) => isMatch(old[at])) ?? -1;
		unused.delete(index);
		return index;
	};
	const equal = items.map((item) => take((one) => isSame(one, item)));
	const isOneToOne = equal.filter((index) => index < 0).length === unused.size;
	return equal.map((index, at) =>
		index >= 0 ? index : take((one) => isOneToOne || isAlike(one, items[at])),
	);
}

/** Whether at least half of the filled fields of two records are the same. */
function isAlike(one: unknown, other: unknown): boolean {
	if (!isFields(one) || !isFields(other)) return false;
	const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
		(name) => !isEmpty(one[name]) || !isEmpty(other[name]),
	);
	return names.filter((name) => isSame(one[name], other[name])).length * 2 >= names.length;
}
