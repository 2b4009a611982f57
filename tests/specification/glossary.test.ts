import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { languageCode } from "../../site/languages.ts";
import { routes, site } from "../data.ts";
import { all, attributes, linesOf, metaOf, pageAt, textOf, titleOf } from "../site/pages.ts";

const main = languageCode(site.speech.language);
/**
 * The last column of the glossary in docs/spanish.md. Words with a note in parentheses are skipped,
 * because they are wrong in one sense only.
 */
const glossary = readFileSync("docs/spanish.md", "utf8")
	.split("\n")
	.filter((line) => line.startsWith("| "))
	.slice(1)
	.flatMap((line) => line.split("|")[3]?.split(/[,;]/) ?? [])
	.map((word) => word.trim())
	.filter((word) => word !== "" && !/[()]/.test(word));
const usage = ["vosotros", "hacer sentido", "eventualmente", "carpeta"];
// Facts about times include their "de": "con {installationLeadTime}".
const twice = "(?:con|en|de) de (?:una|dos|tres|\\d+) a";
const words = [...glossary, ...usage, twice].join("|");
const never = new RegExp(`(?<!\\p{L})(?:${words})(?:s|es)?(?!\\p{L})`, "giu");

const spanish = routes.filter(({ language }) => languageCode(language) === "es");

it("has a glossary to keep to", () => {
	expect(glossary.length).toBeGreaterThan(50);
	expect("Cuente con dos carriles".match(never)).toEqual(["Cuente con", "carriles"]);
});

it.each(spanish)("keeps to the glossary on $path", ({ path }) => {
	const { root } = pageAt(path);
	const others = all(root, `[lang="${main}"]`).map(textOf);
	const found = [
		titleOf(pageAt(path)),
		metaOf(pageAt(path), "description") ?? "",
		...linesOf(root).filter((line) => !others.includes(line)),
		...["alt", "aria-label"].flatMap((name) => attributes(root, `[${name}]`, name)),
	].flatMap((text) =>
		[...text.matchAll(never)].map(
			({ 0: word, index }) => `${word} in "${text.slice(Math.max(0, index - 30), index + 50)}"`,
		),
	);
	expect(found).toEqual([]);
});
