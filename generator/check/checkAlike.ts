import type { Checking } from "../../site/checking.ts";
import type { Site, Town } from "../../site/site.ts";

/** Warn of two towns if they share at least this part of the shorter text's sentences. */
const maxShared = 0.4;
const maxReported = 10;
/** In characters. Shorter sentences are ignored: "Call us first." is on many pages by chance. */
const minLength = 25;

/**
 * For each text, finds the most similar text before it. Each sentence is compared with at most
 * three texts, so that the time grows linearly.
 * @param texts the paragraphs of each text, by the text's name
 * @param least the smallest share to report
 * @returns pairs of names, each with the share (0 to 1) of the shorter text's sentences that are in
 * both texts
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
			if (known.length < maxOwners) owners.set(sentence, [...known, name]);
		}
		const shareOf = (other: string, count: number) =>
			count / Math.min(sentences.size, counts.get(other) ?? 1);
		const [closest] = [...shared]
			.map(([other, count]) => ({ one: name, other, share: shareOf(other, count) }))
			.sort((a, b) => b.share - a.share);
		if (closest && closest.share >= least) found.push(closest);
	}
	return found;
}

const maxOwners = 3;

const sentencesOf = (text: string): readonly string[] =>
	text
		.split(/(?<=[.!?])\s+/)
		.map((sentence) => sentence.toLowerCase().replace(/\s+/g, " ").trim())
		.filter((sentence) => sentence.length >= minLength);

export function checkAlike({ towns }: Pick<Site, "towns">, { warn }: Pick<Checking, "warn">): void {
	const texts = new Map([...towns.values()].map((town) => [town.id, proseOf(town)]));
	const alike = findAlike(texts, maxShared);
	for (const [index, { one, other, share }] of alike.slice(0, maxReported).entries()) {
		const more =
			index === maxReported - 1 && alike.length > maxReported
				? `; ${alike.length - maxReported} more towns are like another`
				: "";
		const got = `a page with ${Math.round(share * 100)}% of its sentences in areas/${other} too${more}`;
		warn("town-texts-alike", `areas/${one}`, ["intro"], got, { percent: maxShared * 100 });
	}
}

const proseOf = ({ intro, travel, homes, common, questions }: Town): readonly string[] => [
	intro,
	travel,
	...homes.paragraphs,
	...common.items.map(({ text }) => text),
	...questions.map(({ answer }) => answer),
];
