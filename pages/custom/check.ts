import type { Checking } from "../../generator/load/checking.ts";
import type { Site } from "../../generator/site/site.ts";
import { questionId } from "../../schema/questionId.ts";

/** File names whose path the build needs: /admin, /assets, or a language's folder such as /es. */
const reserved = /^(?:admin|assets|[a-z]{2})$/;

/** Checks that each page of data/pages has a free path, has content, and asks no question twice. */
export function checkCustom({ folders, folder }: Site, { report, routes }: Checking): void {
	const owners = new Map(
		routes.flatMap(({ kind, path, data }) => (kind === "custom" ? [] : [[path as string, data]])),
	);
	for (const { slug, body, blocks = [] } of folders.pages) {
		const name = `pages/${slug}`;
		const owner = owners.get(`/${slug}`);
		if (owner !== undefined || reserved.test(slug))
			report("address-taken", name, [], `/${slug}`, [
				"an address that no other page has",
				`Rename the file: ${owner === undefined ? "the site itself needs this address" : `the page of ${folder}/${owner} is there`}.`,
			]);
		if (body === "" && blocks.length === 0)
			report("page-empty", name, ["body"], body, [
				"a text, or blocks",
				"Write the text below the second line of ---.",
			]);
		const seen = new Set<string>();
		for (const [index, { questions = [] }] of blocks.entries())
			for (const [at, { question }] of questions.entries()) {
				const id = questionId(question);
				if (seen.has(id))
					report("item-twice", name, ["blocks", index, "questions", at, "question"], question, [
						"a question that stands once on its page",
						"Change one of the two.",
					]);
				seen.add(id);
			}
	}
}
