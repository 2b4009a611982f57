import type { Kind } from "../kind.ts";
import { planFile } from "../planFile.ts";
import { NotFoundPage, type NotFoundRoute } from "./NotFoundPage.tsx";

export const notFound: Kind<NotFoundRoute> = {
	name: "404",
	plan: (planning) =>
		planFile(planning, "404", { indexed: false, status: 404, sign: { kicker: "404" } }),
	Page: NotFoundPage,
};
