import type { Kind } from "../../pages/kind.ts";
import { kinds } from "../../pages/kinds.ts";
import { type Checking, filesIn } from "../../site/checking.ts";
import { folders, optionalPageFiles } from "../../site/files.ts";
import type { Route } from "../../site/routes.ts";
import type { Site } from "../../site/site.ts";

/**
 * Runs the checks of all kinds of page. Also reports, for each folder such as symptoms/, files
 * without a symptoms.yaml, and a symptoms.yaml without files unless the folder `mayBeEmpty`.
 */
export function checkKinds(site: Site, routes: readonly Route[], checking: Checking): void {
	const { files, folder, report } = checking;
	for (const { name, mayBeEmpty = false } of folders) {
		if (!Object.hasOwn(optionalPageFiles, name)) continue;
		const isEmpty = filesIn(name, files).length === 0;
		if (!isEmpty && !files.has(name))
			report("folder-without-file", `${name}.yaml`, [], "no such file", { folder, name });
		if (isEmpty && !mayBeEmpty && files.has(name))
			report("folder-empty", name, [], 0, { folder, name });
	}
	for (const kind of kinds as readonly Kind[]) kind.check?.(site, checking, routes);
}
