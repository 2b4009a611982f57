import { type ErrorData, errorSchema } from "../../site/schema/pages/error.ts";
import type { Kind } from "../kind.ts";
import { ErrorPage, type ErrorRoute } from "./ErrorPage.tsx";

export const error: Kind<ErrorRoute, { "500": ErrorData }> = {
	name: "error",
	files: { "500": errorSchema },
	label: "Server error",
	fixedAddress: true,
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
