import { expect, it } from "vitest";
import { z } from "zod";
import { checkSchema } from "../../generator/check/checkSchema.ts";
import type { Code } from "../../site/messages.ts";
import { weekdays } from "../../site/schema/calendar.ts";
import { cited, citedSources, citing } from "../../site/schema/fields.ts";
import { doorsSchema } from "../../site/schema/pages/doors.ts";
import { pricesSchema } from "../../site/schema/pages/prices.ts";
import { symptomSchema } from "../../site/schema/pages/symptom.ts";
import { townSchema } from "../../site/schema/pages/town.ts";
import { companySchemas, optionalSchemas } from "../../site/schema/schema.ts";
import { themeSchema } from "../../site/schema/themeSchema.ts";
import { wordsSchema } from "../../site/schema/wordsSchema.ts";
import { helpFiles, helpReplaced } from "./helpData.ts";
import { type Changes, loadSample, problemsThrownBy, replaced } from "./sampleData.ts";

const { business } = companySchemas;
const { admin } = optionalSchemas;
const { display, drawings } = themeSchema.shape;
const { locale } = business.shape;
const { permit } = townSchema.shape;
const priceRow = pricesSchema.shape.groups.element.shape.rows.element;
const row = { id: "a", name: "A", moves: ["B"] };
const range = (low: number, high: number) => ({ ...row, low, high, figures: { a: [200, 300] } });
const symptomRow = symptomSchema.shape.rows.element;
const symptom = {
	id: "a",
	symptom: "It hums",
	words: ["one", "two", "three"],
	urgency: "danger",
	cause: "Wear.",
	safe: "no",
	safeNote: "It may fall.",
	now: ["Stand back."],
	visit: "We come.",
	time: "An hour",
	service: "repair",
	message: "It hums.",
};
const offices = { heading: "Permits", offices: ["one", "two"] };
const outside = (fields: object) =>
	[business.shape.outsideServices, { ask: "never", ...fields }] as const;
const colors = (ink: unknown) => [themeSchema.shape.colors, { ink }] as const;

/** Values that no file of the sample company has, each with the row that refuses it. */
const values: readonly (readonly [Code, z.ZodType, unknown])[] = [
	["branch-format", admin, { service: "github", repository: "a/b", branch: "a b", folder: "data" }],
	["repository-format", admin, { service: "github", repository: "b", branch: "a", folder: "data" }],
	["path-format", admin, { service: "github", repository: "a/b", branch: "a", folder: "/data" }],
	["callrail-script-format", ...outside({ callrail: { script: "https://a.example/swap.js" } })],
	["service-id-format", ...outside({ ga4: { id: "UA-1" } })],
	["verification-format", business.shape.verification, { google: "no" }],
	["currency-format", locale.shape.currency, "Dollar"],
	["language-format", locale.shape.language, "English"],
	["language-code-format", business.shape.phoneLanguages, ["English"]],
	[
		"script-attribute-format",
		business.shape.outsideScripts,
		[{ src: "https://a.example/a.js", attributes: { id: "a" } }],
	],
	["hours-never-open", business.shape.hours, [{ days: [...weekdays], closed: true }]],
	["color-pair-format", ...colors(7)],
	["drawing-path-format", drawings, { mark: "mark.png" }],
	["font-name-format", display.shape.name, "-"],
	["font-path-format", display.shape.file, "/etc/face.exe"],
	["words-braces-missing", wordsSchema.shape.years, "years"],
	["list-length", wordsSchema.shape.numbers, ["none"]],
	["paint-format", doorsSchema.shape.colors, [{ id: "a", name: "A", words: "red", paint: "red" }]],
	["price-order", priceRow, { ...range(200, 300), figures: { a: [300, 200] } }],
	["price-differs-from-sources", priceRow, range(100, 300)],
	["symptom-safe-urgency", symptomRow, { ...symptom, safe: "yes" }],
	["list-too-short", symptomRow, { ...symptom, words: ["one"] }],
	["permit-how-to-tell-missing", permit, offices],
	[
		"source-unknown",
		citing(z.object({ part: z.object(cited), sources: citedSources })),
		{ part: { sources: ["a"] }, sources: {} },
	],
	["value-invalid", z.number().multipleOf(2), 3],
	["permit-sources-missing", permit, { heading: "Permits", offices: ["one"], historic: "Ask." }],
];

it.each(values)("the row %s is told where the value is wrong", (code, schema, value) => {
	const locate = () => ({ line: 1, column: 1 });
	const problems = problemsThrownBy(() => checkSchema(schema, { value, locate }, "a.yaml"));
	expect(problems.map((problem) => problem.code)).toContain(code);
});

const inBusiness = (find: string, replacement: string) =>
	replaced("business.yaml", find, replacement);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">';
const alike = "Salt from the Gulf eats springs here within five years.";
const spanish = { "es/home.yaml": "title: Puertas\n" };

/** Changes to the sample company, each with the row that it causes. */
const changes: readonly (readonly [Code, Changes])[] = [
	["how-to-empty", helpReplaced("how-to/sizes.yaml", /^tables: .*\n/m, "")],
	["folder-empty", { ...helpFiles, "how-to/pull.yaml": undefined, "how-to/sizes.yaml": undefined }],
	["text-damaged", inBusiness("tagline: Doors", "tagline: CafÃ©")],
	[
		"state-in-words",
		inBusiness('state: FL, zip: "33544", country: US', 'zip: "33544", country: MX'),
	],
	["language-unknown", { "xx/home.yaml": "title: A\n" }],
	["language-is-main", { "en/home.yaml": "title: A\n" }],
	["sources-file-broken", { ...spanish, "es/sources.json": "<<<<<<< HEAD\n{}" }],
	["mark-styled", { "brand/mark.svg": `${svg}<style>a{}</style></svg>` }],
	["translation-without-source", { "es/news.yaml": "title: A\n" }],
	["translation-required", spanish],
	["translation-outdated", { ...spanish, "es/sources.json": '{"home": "0"}' }],
	["items-untranslated", { "es/team.yaml": "- { name: Ann, bio: Trabaja. }\n" }],
	[
		"numbers-differ",
		{ ...replaced("facts.yaml", "call {phone}", "call 24"), "es/facts.yaml": "callUs: llame 25\n" },
	],
	[
		"notice-untranslated",
		{
			...spanish,
			...inBusiness(
				"founded: 2008",
				'founded: 2008\nnotice: { text: Closed., until: "2026-12-01" }',
			),
		},
	],
	[
		"holidays-untranslated",
		{
			...spanish,
			...inBusiness("holidays: []", "holidays: [{ name: Eve, day: December 24, closed: true }]"),
		},
	],
	[
		"town-texts-alike",
		Object.assign(
			{},
			...["alpha", "beta"].map((town) =>
				replaced(`areas/pasco/${town}.yaml`, /^intro: .*$/m, `intro: ${alike}`),
			),
		),
	],
	["reviews-old", replaced("testimonials.yaml", /2026-0[6-9]/g, "2025-01")],
];

it.each(changes)("the row %s is told", (code, change) => {
	let warnings: readonly { readonly code: string }[] = [];
	const problems = problemsThrownBy(() => {
		({ warnings } = loadSample(change));
	});
	expect([...problems, ...warnings].map((problem) => problem.code)).toContain(code);
});
