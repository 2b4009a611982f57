import type { Checking } from "../../site/checking.ts";
import type { Route } from "../../site/routes.ts";
import type { CustomData } from "../../site/schema/pages/custom-page.ts";
import { slugOf } from "../../site/schema/slugOf.ts";
import type { Named, Site } from "../../site/site.ts";

/**
 * Names that a page can't have, because the build uses these paths itself: /admin, /assets, and a
 * language's folder, such as /es.
 */
const reserved = /^(?:admin|assets|[a-z]{2})$/;

/**
 * Checks the pages of data/pages. Each page needs a path that no other page has, and some content,
 * and may ask each question only once.
 */
export function checkCustom(
	{ folders, folder }: Site,
	checking: Checking,
	routes: readonly Route[],
): void {
	const owners = new Map(
		routes.flatMap(({ kind, path, data }) =>
			kind === "custom-page" ? [] : [[path as string, `${folder}/${data}`]],
		),
	);
	for (const page of folders.pages) {
		checkPath(page, owners, checking);
		checkContent(page, checking);
		checkQuestions(page, checking);
	}
}

function checkPath(
	{ slug }: Named<CustomData>,
	owners: ReadonlyMap<string, string>,
	{ report }: Checking,
): void {
	const owner = owners.get(`/${slug}`);
	if (owner === undefined && !reserved.test(slug)) return;
	report("address-taken", `pages/${slug}`, [], `/${slug}`, { owner });
}

function checkContent({ slug, body, blocks = [] }: Named<CustomData>, { report }: Checking): void {
	if (body === "" && blocks.length === 0) report("page-empty", `pages/${slug}`, ["body"], body);
}

function checkQuestions({ slug, blocks = [] }: Named<CustomData>, { report }: Checking): void {
	const seen = new Set<string>();
	for (const [index, { questions = [] }] of blocks.entries())
		for (const [at, { question }] of questions.entries()) {
			const id = slugOf(question);
			if (seen.has(id))
				report(
					"item-twice",
					`pages/${slug}`,
					["blocks", index, "questions", at, "question"],
					question,
					{ what: "a question" },
				);
			seen.add(id);
		}
}
