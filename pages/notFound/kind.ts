import { type NotFoundData, notFoundSchema } from "../../site/schema/pages/notFound.ts";
import type { Kind } from "../kind.ts";
import { NotFoundPage, type NotFoundRoute } from "./NotFoundPage.tsx";

export const notFound: Kind<NotFoundRoute, { "404": NotFoundData }> = {
	name: "notFound",
	files: { "404": notFoundSchema },
	label: "Page not found",
	fixedAddress: true,
	plan: ({ site: { pages, words }, place }) => [
		{
			...place("/404", words.pages.notFound, pages["404"], {
				indexed: false,
				status: 404,
				sign: { kicker: "404" },
			}),
			kind: "notFound",
		},
	],
	Page: NotFoundPage,
};
