import type { Business } from "../data/schema.ts";

/** Origins that a provider's form posts to, for the security policy; none when it is the site's own. */
export function formOrigin(form: Business["form"]): readonly string[] {
	switch (form.provider) {
		case "formspree":
			return ["https://formspree.io"];
		case "web3forms":
			return ["https://api.web3forms.com"];
		case "basin":
			return ["https://usebasin.com"];
		case "endpoint":
			return form.url.startsWith("https://") ? [new URL(form.url).origin] : [];
		case "simulated":
		case "netlify":
			return [];
	}
}
