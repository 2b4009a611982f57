import type { Checking } from "../../site/checking.ts";
import { formatPlace } from "../problems.ts";

/** Reports items with the same value in the field `key`. `what` names the value in the message. */
export function checkUnique<T>(
	items: readonly T[],
	key: keyof T & string,
	nameOf: (item: T) => string,
	what: string,
	{ locate, report }: Checking,
): void {
	const seen = new Map<unknown, T>();
	for (const item of items) {
		const other = seen.get(item[key]);
		// Name both files in the message, because either may be the copy.
		if (other) {
			const also = formatPlace(locate(nameOf(other), [key]));
			report("value-twice", nameOf(item), [key], item[key], { what, also });
		} else seen.set(item[key], item);
	}
}
