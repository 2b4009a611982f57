import type { Kind } from "../kind.ts";
import { ErrorPage, type ErrorRoute } from "./ErrorPage.tsx";

export const error: Kind<ErrorRoute> = {
	name: "error",
	plan: ({ site: { pages, words }, place }) => [
		{
			...place("/500", words.pages.error, pages["500"], {
				indexed: false,
				status: 500,
				sign: { kicker: "500" },
			}),
			kind: "error",
		},
	],
	Page: ErrorPage,
};
