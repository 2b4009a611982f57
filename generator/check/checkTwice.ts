import { posix } from "node:path";
import type { Checking } from "../../site/checking.ts";
import type { DataFile } from "../../site/dataFile.ts";
import { folderKindOf } from "../../site/files.ts";
import { inside } from "../../site/inside.ts";
import { formatPlace } from "../problems.ts";

/**
 * Reports a title or description that two pages share, because visitors couldn't tell the pages
 * apart in search results. Also reports a `name` or `order` that two files of one folder share.
 */
export function checkTwice(files: Iterable<DataFile>, { locate, report }: Checking): void {
	const known = new Map<string, DataFile>();
	/** Finds an earlier file with the same value in a field, or remembers this file. */
	const findTwin = (file: DataFile, field: string, folder?: string): DataFile | undefined => {
		const value = inside(file.value, field);
		const key = JSON.stringify([folder, field, value]);
		const twin = known.get(key);
		if (value !== undefined && !twin) known.set(key, file);
		return twin;
	};
	for (const file of files) {
		const { name, value } = file;
		for (const field of ["title", "description"]) {
			const other = findTwin(file, field)?.file;
			if (other) report("title-twice", name, [field], inside(value, field), { field, other });
		}
		const kind = folderKindOf(name, value);
		if (!kind) continue;
		const unique = { name: `${kind.item}'s name`, order: "place in the order" };
		for (const [field, what] of Object.entries(unique)) {
			if (field === "name" && kind.mayShareName) continue;
			const twin = findTwin(file, field, posix.dirname(name));
			// Name both files in the message, because either may be the copy.
			const also = twin && formatPlace(locate(twin.name, [field]));
			if (also) report("value-twice", name, [field], inside(value, field), { what, also });
		}
	}
}
