import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { NotFoundPage } from "../../pages/notFound/NotFoundPage.tsx";
import { PermitsPage } from "../../pages/permits/PermitsPage.tsx";
import { render, words } from "./sampleSpeech.ts";

const to = { page: (kind: string) => `/${kind}`, exact: (path: string) => path };
const business = { phone: "+18135550100" };

it.each([
	[["home", "404"], "Nada. ", "Ir"],
	[["home"], "", "Español"],
])(
	"the 404 page of a site with %j in Spanish links to the Spanish home page",
	(names, heading, link) => {
		const page = {
			heading: "Nothing",
			lede: "Gone.",
			link: "Go",
			image: { poster: "door", alt: "A door" },
		};
		const spanishPage = names.includes("404") ? { ...page, heading: "Nada.", link: "Ir" } : page;
		const spanishSpeech = {
			language: "es-US",
			words: { ...words, language: { ...words.language, name: "Español" } },
		};
		const site = {
			business,
			pages: { 404: page },
			translations: [
				{
					pages: { 404: spanishPage },
					speech: spanishSpeech,
					translation: { names: new Set(names) },
				},
			],
		};
		const props = {
			site,
			to,
			assets: { posters: new Map([["door", "<svg></svg>"]]) },
		} as unknown as ComponentProps<typeof NotFoundPage>;
		expect(render(<NotFoundPage {...props} />)).toContain(
			`<p lang="es">${heading}<a href="/es" hrefLang="es">${link}</a></p>`,
		);
	},
);

it("the permits page shows its sections' steps", () => {
	const section = {
		heading: "Nothing",
		intro: "None.",
		text: "None.",
		note: "None.",
		rows: [],
		items: [],
	};
	const sections = [
		{ id: "office", heading: "Your office", steps: [{ title: "Look", text: "At the tax bill." }] },
	];
	const permits = {
		...section,
		short: section,
		table: { ...section, columns: [] },
		sections,
		hoaLetter: section,
		unknown: section,
		offices: [],
		cta: { title: "Ask" },
	};
	const site = { business, permits, counties: [], towns: new Map(), speech: { original: "en" } };
	const props = {
		site,
		to,
		route: { page: permits, crumbs: [] },
		routes: [],
	} as unknown as ComponentProps<typeof PermitsPage>;
	expect(render(<PermitsPage {...props} />)).toContain("At the tax bill.");
});
