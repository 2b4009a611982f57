import { folders, optionalPageFiles } from "../../pages/files.ts";
import type { AnyKind } from "../../pages/kind.ts";
import { kinds } from "../../pages/kinds.ts";
import type { Route } from "../site/routes.ts";
import type { Site, TownId } from "../site/site.ts";
import type { Path } from "../walk.ts";
import type { Checking } from "./checking.ts";
import type { DataFile, Files } from "./dataFile.ts";
import type { Findings } from "./findings.ts";
import { redirectHint, townAt } from "./renamedPages.ts";

/** Runs the check of each page kind, and `checkFolders`. */
export function checkKinds(
	site: Site,
	routes: readonly Route[],
	paths: ReadonlySet<string>,
	findings: Findings,
): void {
	const { files } = findings;
	checkFolders(findings);
	const [anyTown = "county/town"] = site.towns.keys();
	const townFix = `Use the town's path in ${site.folder}/areas without its ending, e.g. "${anyTown}".`;
	const checking: Checking = {
		report: findings.report,
		warn: findings.warn,
		routes,
		removed: findings.removed,
		townFix,
		refer: (folder, name, path, slugs) => {
			for (const [at, slug] of listed(path, slugs))
				if (!files.has(`${folder}/${slug}`) && !findings.countIfRemoved(`/${folder}/${slug}`))
					tellSlug(folder, name, at, slug);
		},
		referTowns: (name, path, ids) => {
			for (const [at, id] of listed(path, ids))
				if (!site.towns.has(id as TownId) && !findings.countIfRemoved(`/areas/${id}`))
					tellTown(name, at, id);
		},
	};
	const tellSlug = (folder: string, name: string, at: Path, slug: string) => {
		const inData = `${site.folder}/${folder}`;
		const fix =
			filesIn(folder, files).length === 0
				? `${inData} has no files: restore them, or remove this.`
				: "Write the file's name without its ending.";
		findings.report("slug-unknown", name, at, slug, [`the name of a file in ${inData}`, fix]);
	};
	const tellTown = (name: string, at: Path, id: string) => {
		const moved = townAt(site, id);
		const county = `/areas/${id.split("/")[0]}`;
		const to = moved ? `/areas/${moved}` : paths.has(county) ? county : "/areas";
		const fix = moved ? `Write "${moved}".` : townFix;
		const hint = id.includes("/") ? ` ${redirectHint(site.folder, `/areas/${id}`, to)}` : "";
		findings.report("town-unknown", name, at, id, ["a town that exists", fix + hint]);
	};
	for (const kind of kinds as readonly AnyKind[]) kind.check?.(site, checking);
}

/** Lists each name with its path in the file. A single name counts as a list of one. */
const listed = (
	path: Path,
	names: readonly string[] | string | undefined,
): readonly (readonly [path: Path, name: string])[] =>
	typeof names === "string"
		? [[path, names]]
		: (names ?? []).map((name, index) => [[...path, index], name]);

const filesIn = (folder: string, files: Files): readonly DataFile[] =>
	[...files.values()].filter(({ name }) => name.startsWith(`${folder}/`));

/**
 * Reports a folder without its page's file: symptoms/ without symptoms.yaml. Also reports the file
 * without files in the folder, unless the folder may be empty.
 */
function checkFolders({ files, folder, report }: Findings): void {
	for (const { name, mayBeEmpty = false } of folders) {
		if (!Object.hasOwn(optionalPageFiles, name)) continue;
		const isEmpty = filesIn(name, files).length === 0;
		if (!isEmpty && !files.has(name))
			report("folder-without-file", `${name}.yaml`, [], "no such file", [
				"the file",
				`Add ${folder}/${name}.yaml, or remove the folder ${folder}/${name}.`,
			]);
		if (isEmpty && !mayBeEmpty && files.has(name))
			report("folder-empty", name, [], 0, [
				`at least one file in ${folder}/${name}`,
				`Add one, or remove ${folder}/${name}.yaml.`,
			]);
	}
}
