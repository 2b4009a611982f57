import type { Business } from "../../data/schema.ts";
import { planForm } from "../../islands/form/planForm.ts";

/** Origins that a provider's form posts to, for the security policy; none when it is the site's own. */
export function formOrigin(form: Business["form"]): readonly string[] {
	const { action = "" } = planForm(form, { path: "", url: "" }).attributes;
	return action.startsWith("https://") ? [new URL(action).origin] : [];
}
