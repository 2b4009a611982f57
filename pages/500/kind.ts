import type { Kind } from "../kind.ts";
import { planFile } from "../planFile.ts";
import { ErrorPage, type ErrorRoute } from "./ErrorPage.tsx";

export const error: Kind<ErrorRoute> = {
	name: "500",
	plan: (planning) =>
		planFile(planning, "500", { indexed: false, status: 500, sign: { kicker: "500" } }),
	Page: ErrorPage,
};
