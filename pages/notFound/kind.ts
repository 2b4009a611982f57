import type { Kind } from "../kind.ts";
import { NotFoundPage, type NotFoundRoute } from "./NotFoundPage.tsx";

export const notFound: Kind<NotFoundRoute> = {
	name: "notFound",
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
