import type { Article, FAQPage, HowTo, Service } from "schema-dts";
import { plainText } from "../site/markdown.ts";
import type { Route } from "../site/routes.ts";
import type { Question } from "../site/schema/fields.ts";
import type { ServedArea } from "../site/servedAreas.ts";
import type { Site } from "../site/site.ts";

export interface StructuredDataContext {
	readonly site: Site;
	readonly url: string;
	/** The URL of the page's sharing image. */
	readonly image: string;
	readonly ids: {
		readonly business: string;
		readonly website: string;
		readonly page: string;
		readonly crumbs: string;
		readonly service: string;
	};
}

interface ServiceFields {
	readonly name: string;
	readonly type: string;
	readonly description?: string;
	readonly areas: readonly ServedArea[];
}

export const serviceNode = (
	{ name, type, description, areas }: ServiceFields,
	{ url, ids }: StructuredDataContext,
): Service => ({
	"@type": "Service",
	"@id": ids.service,
	provider: { "@id": ids.business },
	url,
	name,
	serviceType: type,
	...(description !== undefined && { description }),
	areaServed: areas.map((area) => ({ "@type": area.kind, name: area.name })),
});

/** Returns the schema.org node of a text that the company wrote, such as a guide or news. */
export const articleNode = (
	route: Route,
	{ url, ids, image, site }: StructuredDataContext,
): Article => ({
	"@type": "Article",
	"@id": `${url}#article`,
	headline: route.sign.title,
	description: route.description,
	image,
	inLanguage: site.speech.language,
	author: { "@id": ids.business },
	publisher: { "@id": ids.business },
	mainEntityOfPage: { "@id": ids.page },
	...(route.updated && { dateModified: route.updated }),
});

/**
 * Returns questions as a schema.org FAQPage node. Some kinds of page leave the node out to save
 * bytes, because Google has shown no FAQ results since May 2026:
 * https://developers.google.com/search/updates
 */
export const faqNodes = (
	questions: readonly Question[],
	{ url, ids }: StructuredDataContext,
): readonly FAQPage[] =>
	questions.length === 0
		? []
		: [
				{
					"@type": "FAQPage",
					"@id": `${url}#faq`,
					isPartOf: { "@id": ids.page },
					mainEntity: questions.map(({ question, answer }) => ({
						"@type": "Question",
						name: question,
						acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
					})),
				},
			];

interface InstructionPart {
	readonly heading: string;
	readonly items: readonly { readonly title: string; readonly text: string }[];
}

export const howToNode = (
	name: string,
	parts: readonly InstructionPart[],
	{ url, ids }: StructuredDataContext,
): HowTo => ({
	"@type": "HowTo",
	"@id": `${url}#howto`,
	name,
	mainEntityOfPage: { "@id": ids.page },
	step: parts.map(({ heading, items }) => ({
		"@type": "HowToSection",
		name: heading,
		itemListElement: items.map(({ title, text }) => ({
			"@type": "HowToStep",
			name: title,
			text: plainText(text),
		})),
	})),
});
