import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { NotFoundPage } from "../../pages/404/NotFoundPage.tsx";
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
		const image = { poster: "door", alt: "A door" };
		const page = { heading: "Nothing", lede: "Gone.", link: "Go", image };
		const translated = names.includes("404") ? { ...page, heading: "Nada.", link: "Ir" } : page;
		const spanishWords = { ...words, language: { ...words.language, name: "Español" } };
		const spanish = {
			pages: { 404: translated },
			speech: { language: "es-US", words: spanishWords },
			translation: { names: new Set(names) },
		};
		const site = { business, pages: { 404: page }, translations: [spanish] };
		const assets = { posters: new Map([["door", "<svg></svg>"]]) };
		const props = { site, to, assets } as unknown as ComponentProps<typeof NotFoundPage>;
		expect(render(<NotFoundPage {...props} />)).toContain(
			`<p lang="es">${heading}<a href="/es" hrefLang="es">${link}</a></p>`,
		);
	},
);

it("the permits page shows its sections' steps", () => {
	const texts = { heading: "Nothing", intro: "None.", text: "None.", note: "None." };
	const section = { ...texts, rows: [], items: [] };
	const steps = [{ title: "Look", text: "At the tax bill." }];
	const permits = {
		...section,
		short: section,
		table: { ...section, columns: [] },
		sections: [{ id: "office", heading: "Your office", steps }],
		hoaLetter: section,
		foldedHeading: "More",
		unknown: section,
		offices: [],
		cta: { title: "Ask" },
	};
	const site = { business, permits, counties: [], towns: new Map(), speech: { original: "en" } };
	const route = { page: permits, crumbs: [] };
	const props = { site, to, route, routes: [] } as unknown as ComponentProps<typeof PermitsPage>;
	expect(render(<PermitsPage {...props} />)).toContain("At the tax bill.");
});
