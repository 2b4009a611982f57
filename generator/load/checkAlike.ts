import type { Site, Town } from "../site/site.ts";
import type { Findings } from "./findings.ts";

/** Of a town's sentences, how many another town may have too. */
const mostShared = 0.4;
const mostTold = 10;
/** Shorter sentences are alike by chance: "Call us first." */
const shortest = 25;

/**
 * Finds, for each text, the earlier one that it shares most sentences with. A sentence of many texts
 * is compared with the first few only: the time grows with the number of texts, not with its square.
 * @param texts by name
 * @param least the share from which two texts are alike
 * @returns two names, and the share of the shorter text's sentences, from 0 to 1
 */
export function findAlike(texts: ReadonlyMap<string, readonly string[]>, least: number) {
	const owners = new Map<string, string[]>();
	const counts = new Map<string, number>();
	const found: { readonly one: string; readonly other: string; readonly share: number }[] = [];
	for (const [name, paragraphs] of texts) {
		const sentences = new Set(paragraphs.flatMap(sentencesOf));
		counts.set(name, sentences.size);
		const shared = new Map<string, number>();
		for (const sentence of sentences) {
			const known = owners.get(sentence) ?? [];
			for (const owner of known) shared.set(owner, (shared.get(owner) ?? 0) + 1);
			if (known.length < mostOwners) owners.set(sentence, [...known, name]);
		}
		const [closest] = [...shared]
			.map(([other, count]) => ({
				one: name,
				other,
				share: count / Math.min(sentences.size, counts.get(other) ?? 1),
			}))
			.sort((a, b) => b.share - a.share);
		if (closest && closest.share >= least) found.push(closest);
	}
	return found;
}

const mostOwners = 3;

const sentencesOf = (text: string): readonly string[] =>
	text
		.split(/(?<=[.!?])\s+/)
		.map((sentence) => sentence.toLowerCase().replace(/\s+/g, " ").trim())
		.filter((sentence) => sentence.length >= shortest);

/** Warns of towns whose pages are another's with the name swapped. */
export function checkAlike({ towns }: Pick<Site, "towns">, { warn }: Pick<Findings, "warn">): void {
	const alike = findAlike(
		new Map([...towns.values()].map((town) => [town.id, proseOf(town)])),
		mostShared,
	);
	for (const [index, { one, other, share }] of alike.slice(0, mostTold).entries()) {
		const more =
			index === mostTold - 1 && alike.length > mostTold
				? `; ${alike.length - mostTold} more towns are like another`
				: "";
		const got = `a page with ${Math.round(share * 100)}% of its sentences in areas/${other} too${more}`;
		const fix = "Write what holds in this town: search engines pass over pages that are alike.";
		warn("town-texts-alike", `areas/${one}`, ["intro"], got, `less than ${mostShared * 100}%`, fix);
	}
}

/** What a town's page says in words of its own. */
const proseOf = ({ intro, travel, homes, common, questions }: Town): readonly string[] => [
	intro,
	travel,
	...homes.paragraphs,
	...common.items.map(({ text }) => text),
	...questions.map(({ answer }) => answer),
];
