import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Island, type IslandMoment } from "../../../components/Island.tsx";
import { islandModules } from "../../../components/islandModules.ts";
import { type IslandName, type IslandProps, registry } from "../../../islands/registry.ts";
import { words } from "../sampleSpeech.ts";

const items = [
	{ href: "/", label: "Home", current: "page" as const },
	{ href: "/faq", label: "FAQ & more" },
];
const sections = [
	{
		id: "general",
		title: "General Questions",
		questions: [{ id: "why", question: "Why?", answerHtml: "<p>Because.</p>" }],
	},
];

const symptoms = [
	{ symptom: "It squeals", href: "/loud#squeals", urgency: "today" as const, words: ["noise"] },
];

const examples: { readonly [N in IslandName]: IslandProps<N> } = {
	Menu: {
		items,
		more: { links: [{ href: "/prices", label: "Prices" }], lines: ["Mon–Fri 7am–7pm"] },
		place: { action: "/areas", label: "Where is the door?", hint: "ZIP or town", submit: "Check" },
		words: words.menu,
	},
	DoorChooser: { shown: "On the house:" },
	Faq: {
		sections,
		phone: { href: "tel:+12015550123", label: "Call" },
		words: { search: "Search", counted: "1 question" },
	},
	OpenNow: {},
	Services: {},
	SymptomFinder: {
		words: {
			label: "What does the door do?",
			placeholder: "bang",
			all: "All",
			byUrgency: "How urgent it is",
			clear: "Show all",
			common: "my door",
			counted: "symptoms",
			intro: "<p>Each answer says how urgent it is.</p>",
			more: "All answers",
			empty: { heading: "Nothing", html: "<p>Call.</p>" },
		},
		urgencies: [{ urgency: "today", word: "Today" }],
		branches: [{ slug: "loud", name: "Loud", icon: "alarm", href: "/symptoms/loud", symptoms }],
	},
	QuoteCheck: { scale: { low: 50, high: 5000 } },
	Worksheet: {
		rules: { share: 0.5, doorYears: 20, springCycles: 10_000 },
		noYears: "No years are left.",
	},
	ZipLookup: {
		words: words.zipLookup,
		action: "/areas#zip-table",
		table: "/assets/zips-1.json",
	},
	ContactForm: {
		words: words.contactForm,
		markup: {
			attributes: { action: "https://formspree.io/f/1", method: "post" },
			hidden: { _next: "https://x.example/contact/sent" },
			honeypot: { name: "_gotcha", type: "text" },
		},
		subjects: ["Spring Replacement", "Other"],
		messageHint: "The age of the door helps.",
	},
};
const moments: Partial<Record<IslandName, IslandMoment>> = {
	OpenNow: "idle",
	QuoteCheck: "idle",
	Worksheet: "idle",
};
const render = <N extends IslandName>(name: N) =>
	renderToString(
		<Island
			name={name}
			when={moments[name] ?? "visible"}
			props={examples[name] as IslandProps<N> & object}
		/>,
	);
const names = Object.keys(registry) as IslandName[];

describe("the element around an island", () => {
	test.each(names)("of %s has its name and moment, and the complete HTML", (name) => {
		const html = render(name);
		expect(html).toMatch(
			new RegExp(`^<div data-island="${name}" data-when="${moments[name] ?? "visible"}"`),
		);
		expect(html).not.toContain("<!--");
	});

	test.each(names)("of %s has no prop that repeats a text of the HTML", (name) => {
		const [, sent = "{}"] = /data-props="([^"]*)"/.exec(render(name)) ?? [];
		const html = render(name).replace(/data-props="[^"]*"/, "");
		const texts: string[] = [];
		JSON.parse(
			sent.replaceAll("&quot;", '"'),
			(_, value) => typeof value === "string" && texts.push(value),
		);
		for (const text of texts) expect(html).not.toContain(text);
	});

	test("has props only for an island that can't read them from its HTML", () => {
		for (const name of ["Menu", "Faq", "ContactForm", "OpenNow"] as const)
			expect(render(name)).not.toContain("data-props");
		expect(render("Worksheet")).toContain(
			'data-when="idle" data-props="{&quot;rules&quot;:{&quot;share&quot;:0.5,',
		);
	});
});

describe("an island refuses", () => {
	test("to stand inside another one", () => {
		const { Faq } = islandModules;
		const inside = () => <Island name="Menu" when="visible" props={examples.Menu} />;
		Object.assign(islandModules, { Faq: { Faq: inside } });
		expect(() => render("Faq")).toThrow(
			'Island "Menu" stands inside island "Faq": only one of them could come alive. Put them side by side.',
		);
		Object.assign(islandModules, { Faq });
	});

	test("to load Preact for nobody", () => {
		expect(() => renderToString(<Island name="Menu" when="idle" props={examples.Menu} />)).toThrow(
			'Island "Menu" would load Preact before the visitor does anything: "idle" is for islands that `enhance`. Write when="visible".',
		);
	});

	test.each([
		["a function", { items: [{ current: () => true }] }, "props.items[0].current is a function"],
		["undefined", { items: [{ label: undefined }] }, "props.items[0].label is undefined"],
		["a date", { items: [], since: new Date(0) }, "props.since is an object"],
		["not a number", { items: [], count: Number.NaN }, "props.count is a number"],
		["a map", { items: new Map() }, "props.items is an object"],
		["a React element", { items: [{ label: <b>Home</b> }] }, "props.items[0].label is an object"],
	])("%s among the props", (_, props: unknown, message) => {
		const island = <Island name="Menu" when="visible" props={props as never} />;
		expect(() => renderToString(island)).toThrow(message);
	});
});
