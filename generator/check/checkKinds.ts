import type { Kind } from "../../pages/kind.ts";
import { kinds } from "../../pages/kinds.ts";
import type { Checking, Names } from "../../site/checking.ts";
import { folders, optionalPageFiles } from "../../site/files.ts";
import type { Path } from "../../site/inside.ts";
import type { Route } from "../../site/routes.ts";
import type { Site, TownId } from "../../site/site.ts";
import { type Findings, filesIn } from "./findings.ts";
import { redirectHint, townAt } from "./renamedPages.ts";

export function checkKinds(
	site: Site,
	routes: readonly Route[],
	paths: ReadonlySet<string>,
	findings: Findings,
): void {
	checkFolders(findings);
	const checking = createChecking(site, routes, paths, findings);
	for (const kind of kinds as readonly Kind[]) kind.check?.(site, checking);
}

function createChecking(
	site: Site,
	routes: readonly Route[],
	paths: ReadonlySet<string>,
	{ files, report, warn, removed, countIfRemoved }: Findings,
): Checking {
	const [anyTown = "county/town"] = site.towns.keys();
	return {
		report,
		warn,
		routes,
		removed,
		anyTown,
		refer(folder, name, path, slugs) {
			const inData = `${site.folder}/${folder}`;
			const empty = filesIn(folder, files).length === 0 ? inData : undefined;
			for (const [at, slug] of listed(path, slugs))
				if (!files.has(`${folder}/${slug}`) && !countIfRemoved(`/${folder}/${slug}`))
					report("slug-unknown", name, at, slug, { folder: inData, empty });
		},
		referTowns(name, path, ids) {
			for (const [at, id] of listed(path, ids)) {
				if (site.towns.has(id as TownId) || countIfRemoved(`/areas/${id}`)) continue;
				const moved = townAt(site, id);
				const county = `/areas/${id.split("/")[0]}`;
				const to = moved ? `/areas/${moved}` : paths.has(county) ? county : "/areas";
				const hint = id.includes("/") ? ` ${redirectHint(site.folder, `/areas/${id}`, to)}` : "";
				report("town-unknown", name, at, id, {
					moved,
					hint,
					folder: site.folder,
					example: anyTown,
				});
			}
		},
	};
}

const listed = (path: Path, names: Names): readonly (readonly [path: Path, name: string])[] =>
	typeof names === "string"
		? [[path, names]]
		: (names ?? []).map((name, index) => [[...path, index], name]);

/**
 * Checks each folder of pages, such as symptoms/. Reports its files if there is no symptoms.yaml,
 * and symptoms.yaml if the folder has no files. Some folders may have none (`mayBeEmpty`).
 */
function checkFolders({ files, folder, report }: Findings): void {
	for (const { name, mayBeEmpty = false } of folders) {
		if (!Object.hasOwn(optionalPageFiles, name)) continue;
		const isEmpty = filesIn(name, files).length === 0;
		if (!isEmpty && !files.has(name))
			report("folder-without-file", `${name}.yaml`, [], "no such file", { folder, name });
		if (isEmpty && !mayBeEmpty && files.has(name))
			report("folder-empty", name, [], 0, { folder, name });
	}
}
