import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { builtFiles, readBuilt } from "../site/pages.ts";
import { stringsIn } from "../site/stringsIn.ts";

const texts = stringsIn(parse(readFileSync("data/words.yaml", "utf8")));

/** Words that this company's pages don't need, by path, and why. */
const unsaid: readonly (readonly [path: RegExp, why: string])[] = [
	[
		/^quote\.(plain|title$|free\.subtitle$)/,
		"is for quotes that are not free, or pages without words",
	],
	[/\.one$/, "is for a single one"],
	[/^footer\.license$/, "waits for the licence's number"],
	[/^openNow\.alwaysIn$|^call\.languages$/, "is for a phone that is answered in another language"],
	[/^pages\.404$/, "names a page that nothing links to, and whose title says it in capitals"],
	[/^(booking|reviewUs|offers|consent)\./, "waits for booking, a review link, offers or services"],
	[/^jobs\.|^pages\.(jobs|news)$/, "waits for jobs with photos, or for news"],
	[/^video\./, "waits for a video"],
	[/^contactForm\.fields\.errors\.photo$/, "waits for a form that takes a photo"],
	[/^textMessage\./, "waits for a number that takes text messages"],
	[/^time\.(closed|byAppointment|closedOn)$/, "is for days that are closed or by appointment"],
	[/^time\.days$/, "is for hours in one phrase"],
	[/^moved\./, "is for old addresses, and this company has few"],
	[/^sources\.checked$/, "waits for a check"],
	[/^serviceMap\.(all|straight)$/, "is for maps without rings or roads"],
	[/^county\.towns\.|^minutes\.unit$|^promises\.sameDayShort$/, "stands in pictures"],
];

const read = (pattern: RegExp): readonly string[] =>
	builtFiles.filter((file) => pattern.test(file)).map((file) => readBuilt(file).toString());
// The ZIP look-up's answers have links that begin a message with words of the data.
const answers = read(/zips-\w+\.json$/).map((text) =>
	decodeURIComponent(text.replaceAll("+", " ")),
);
const everything = [...read(/\.(js|html)$/), ...answers]
	.join("\n")
	.replaceAll("&amp;", "&")
	.replaceAll("&#x27;", "'")
	.replaceAll("&quot;", '"')
	.replaceAll("&nbsp;", " ");

/** Returns the literal parts around a template's values. */
const around = (text: string): readonly string[] =>
	text
		.split(/\{\w+\}/)
		.map((part) => part.trim())
		.filter((part) => part !== "");

it.each(texts.filter(([path]) => !unsaid.some(([pattern]) => pattern.test(path))))(
	"the site says %s: %s",
	(_, text) => {
		for (const part of around(text)) expect(everything.includes(part), part).toBe(true);
	},
);

it.each(unsaid)("no word is excused that there isn't: %s %s", (pattern) => {
	expect(texts.some(([path]) => pattern.test(path))).toBe(true);
});
