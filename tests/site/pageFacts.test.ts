import { expect } from "vitest";
import type { KindName, PageRoute, RouteOf } from "../../pages/kinds.ts";
import { formatMinutes, formatPhone } from "../../site/formats.ts";
import { plainText } from "../../site/markdown.ts";
import type { Route } from "../../site/routes.ts";
import { fill, formatDistance } from "../../site/words.ts";
import { business, routes, site, siteOf } from "../data.ts";
import { eachPage, type Rules } from "./eachPage.ts";
import { all, attribute, flat, hrefs, one, pageAt, textOf, texts } from "./pages.ts";

const mainOf = ({ path }: Route) => pageAt(path).main;

const pricesRule: Rules<RouteOf<"service" | "county" | "town">> = {
	"links from its top to the prices, a service to those of its own jobs": (route) => {
		const { pages, words } = siteOf(route);
		const { prices } = pages;
		const slug = route.kind === "service" ? route.service.slug : undefined;
		const group = prices?.groups.find(({ rows }) =>
			rows.some((row) => "line" in row && row.line === slug),
		);
		const fragments = all(mainOf(route), ".hero a")
			.filter((link) => textOf(link) === words.pages.prices)
			.map((link) => new URL(attribute(link, "href"), business.url).hash);
		// Emergency pages link to the first steps instead of prices.
		const isUrgent = route.kind === "service" && route.service.doNow !== undefined;
		expect(fragments).toEqual(prices && !isUrgent ? [group ? `#${group.id}` : ""] : []);
		if (isUrgent) one(mainOf(route), '.hero a[href="#now"]');
	},
};

const rules: { readonly [K in KindName]?: Rules<RouteOf<K>> } = {
	service: {
		...pricesRule,

		"warns of the one thing not to do, once and in a block of its own": (route) => {
			const { strong, text } = route.service.warning;
			expect(textOf(one(mainOf(route), ".note"))).toBe(`${strong} ${plainText(text)}`);
		},
	},

	county: {
		...pricesRule,

		"names each of its towns once, in its cards and its list, with the minutes": (route) => {
			const { towns, cards } = route.county;
			const main = mainOf(route);
			const townCards = all(main, ".town-card");
			const named = [...townCards, ...all(main, "#towns .town-list__item")].map(textOf);
			expect(named).toHaveLength(towns.length);
			for (const { name, responseMinutes } of towns) {
				const minutes = responseMinutes ? formatMinutes(responseMinutes) : "";
				const found = named.filter((text) => text.startsWith(name) && text.includes(minutes));
				expect(found).toHaveLength(1);
			}
			// A card repeats the town's page, in the languages that have the page.
			const own = routes.filter(({ language }) => language === route.language);
			const carded = cards.filter((slug) =>
				own.some(({ source }) => source === `${route.source}/${slug}`),
			);
			expect(townCards).toHaveLength(carded.length);
			const bases = towns.filter(({ isBase, slug }) => isBase && carded.includes(slug));
			expect(texts(main, ".town-card:has(.tag) a")).toEqual(bases.map(({ name }) => name));
		},
	},

	town: {
		...pricesRule,

		"says how soon we come: on its sign, among its facts, on its sharing image": (route) => {
			const { town, sign } = route;
			const { words, speech } = siteOf(route);
			const main = mainOf(route);
			const minutes = town.responseMinutes && formatMinutes(town.responseMinutes);
			expect(sign.minutes).toBe(minutes);
			expect(textOf(one(main, ".response-sign"))).toContain(minutes ?? town.name);
			if (minutes !== undefined)
				expect(textOf(one(main, ".fact-list"))).toContain(fill(words.minutes.long, { minutes }));
			expect(texts(main, ".zip-codes li").join()).toBe(town.zips.join());
			expect(texts(main, ".neighborhoods li")).toEqual(town.neighborhoods);
			const distance = formatDistance(town.miles ?? 0, speech);
			const caption = textOf(one(main, ".map-frame__caption"));
			expect(caption.includes(fill(words.town.distance, { distance }))).toBe(
				!town.isBase && town.miles !== undefined,
			);
		},

		"names each office that gives a permit with its own number": (route) => {
			const { pages, speech } = siteOf(route);
			const offices = (route.town.permit?.offices ?? []).flatMap(
				(id) => pages.permits?.offices.find((office) => office.id === id) ?? [],
			);
			const main = mainOf(route);
			const shown = all(main, ".office-card__office");
			expect(shown).toHaveLength(offices.length);
			for (const [index, { short, phone }] of offices.entries()) {
				const card = shown[index] ?? main;
				expect(textOf(card)).toContain(flat(short));
				if (!phone) continue;
				expect(textOf(card)).toContain(flat(formatPhone(phone, speech)));
				expect(hrefs(card)).toEqual([`tel:${phone}`]);
			}
		},
	},

	permits: {
		"leads from each town to its card, which has the answer and the number of each of its offices":
			(route) => {
				const { towns, speech } = siteOf(route);
				const main = mainOf(route);
				const { answers, labels } = route.page;
				const choices = all(main, ".town-choice a");
				const names = [...towns.values()].map(({ name }) => flat(name));
				expect(choices.map(textOf).sort()).toEqual(names.sort());
				for (const { name, permit } of towns.values()) {
					const choice = choices.find((link) => textOf(link) === flat(name));
					const place = one(main, choice ? attribute(choice, "href") : "");
					expect(textOf(place)).toContain(flat(name));
					const card = place.closest(".office-card");
					if (!card) throw new Error(`${name} has no card.`);
					const text = textOf(card);
					const offices = (permit?.offices ?? []).flatMap(
						(id) => route.page.offices.find((office) => office.id === id) ?? [],
					);
					for (const { wholeDoor } of offices.slice(0, 1))
						expect(text).toContain(`${labels.wholeDoor}: ${answers[wholeDoor.answer]}.`);
					for (const { phone } of offices)
						if (phone) expect(text).toContain(flat(formatPhone(phone, speech)));
				}
			},
	},

	prices: {
		"marks the repairs that are dear by its own rule, and no others": (route) => {
			const { rules, tables } = route.page.worksheet;
			const table = one(mainOf(route), `table[aria-label="${tables.share.heading}"]`);
			const cells = all(table, "td").map(textOf);
			const dear = tables.share.quotes.flatMap((quote) =>
				tables.share.doors.map((door) => quote / door > rules.share),
			);
			expect(cells.map((cell) => cell.endsWith("*"))).toEqual(dear);
		},

		"says that its figures are old from the day on which they are": (route) => {
			const { validUntil, stale } = route.page;
			const note = one(mainOf(route), ".page-head .note");
			// Hidden until then: islands/removeOver.ts shows it, also if nobody builds.
			const hidden = note.closest("[hidden]")?.getAttribute("data-until");
			expect([textOf(note), hidden]).toEqual([
				plainText(stale),
				site.buildDate > validUntil ? undefined : validUntil,
			]);
		},
	},

	about: {
		"marks the people and the badges that are samples, and no others": (route) => {
			const { certifications, team, words } = siteOf(route);
			const marks = [...team, ...certifications].map(({ sample }) =>
				sample ? words.team.sample : "",
			);
			const shown = all(mainOf(route), ".team-member, .badges__item");
			expect(shown.map((element) => texts(element, ".tag").join())).toEqual(marks);
		},
	},
};

eachPage(
	routes.filter(({ kind }) => kind in rules),
	"%s says what its data says",
	({ kind }) => rules[kind] as Rules<PageRoute>,
);
