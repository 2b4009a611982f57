import type { Checking } from "../../site/checking.ts";
import type { Site, Town, TownId } from "../../site/site.ts";

/** Warn if at least this share of a town's sentences is on an earlier town's page, too. */
const maxShared = 0.4;

/** In characters. Shorter sentences are ignored: "Call us first." is on many pages by chance. */
const minLength = 25;

/** Warns of towns whose texts another town has too, because search engines skip such pages. */
export function checkAlike({ towns }: Pick<Site, "towns">, { warn }: Pick<Checking, "warn">): void {
	const owners = new Map<string, TownId>();
	for (const town of towns.values()) {
		const sentences = sentencesOf(town);
		const shared = new Map<TownId, number>();
		for (const sentence of sentences) {
			const owner = owners.get(sentence) ?? town.id;
			owners.set(sentence, owner);
			if (owner !== town.id) shared.set(owner, (shared.get(owner) ?? 0) + 1);
		}
		const [closest] = [...shared].sort(([, one], [, other]) => other - one);
		if (closest === undefined || closest[1] < maxShared * sentences.size) continue;
		const got = `a page with sentences of areas/${closest[0]}`;
		warn("town-texts-alike", `areas/${town.id}`, ["intro"], got, { percent: maxShared * 100 });
	}
}

function sentencesOf({ intro, travel, homes, common, questions }: Town): ReadonlySet<string> {
	const texts = [
		...[intro, travel, ...homes.paragraphs],
		...common.items.map(({ text }) => text),
		...questions.map(({ answer }) => answer),
	];
	const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/));
	return new Set(sentences.filter(({ length }) => length >= minLength));
}
