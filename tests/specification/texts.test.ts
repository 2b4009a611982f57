import { expect, it } from "vitest";
import { plainText } from "../../site/markdown.ts";
import { site } from "../data.ts";
import { everywhere, files, neverShown } from "../site/saidTexts.ts";
import { stringsIn } from "../site/stringsIn.ts";

it.each(Object.entries(site.facts))("the fact %s is said somewhere", (_name, fact) => {
	expect(everywhere).toContain(plainText(fact));
});

it.each(neverShown)("no field is excused that there isn't: %s %s", (pattern) => {
	const places = files.flatMap(([name, record]) =>
		stringsIn(record).map(([field]) => `${name} ${field}`),
	);
	expect(places.filter((place) => pattern.test(place)).length).toBeGreaterThan(0);
});
