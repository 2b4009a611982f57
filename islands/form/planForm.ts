import type { Business } from "../../site/schema/schema.ts";
import type { FormProvider, FormWishes, SentPage } from "./provider.ts";
import * as providers from "./providers.ts";

export type FormSettings = Business["form"];
export type FormProviderName = FormSettings["provider"];

export interface FormMarkup {
	readonly attributes: { readonly [name: string]: string };
	readonly hidden: { readonly [name: string]: string };
	readonly photo?: string;
	readonly honeypot: NonNullable<FormWishes["honeypot"]>;
}

// This type fails to compile if a provider has no adapter, or if an adapter expects other settings.
const adapters: {
	readonly [N in FormProviderName]: FormProvider<Extract<FormSettings, { provider: N }>>;
} = providers;

/**
 * Hidden fields for the origin of the visit, filled in by fillOrigin.ts. All of them are in the
 * HTML, because Netlify drops fields that the HTML lacks.
 */
const originFields = Object.fromEntries(
	[
		"landing_page",
		"referrer",
		...["source", "medium", "campaign", "term", "content"].map((part) => `utm_${part}`),
		...["gclid", "msclkid", "fbclid"],
	].map((name) => [name, ""]),
);

interface FormExtras extends Partial<Pick<Business, "attribution">> {
	readonly photo?: boolean;
}

/**
 * Plans the form's HTML for the company's provider. A form without an action gets
 * `method="dialog"`, so that browsers check its fields but send nothing: the default method would
 * put the message into the address bar
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm).
 */
export function planForm(
	settings: FormSettings,
	sent: SentPage,
	{ attribution = false, photo: hasPhoto = false }: FormExtras = {},
): FormMarkup {
	const {
		action,
		attributes,
		hidden = {},
		photo = "photo",
		honeypot = { name: "_gotcha", type: "text" },
	} = (adapters[settings.provider] as FormProvider<FormSettings>).plan(settings, sent);
	return {
		attributes: {
			...(action === undefined ? { method: "dialog" } : { action, method: "post" }),
			...attributes,
			...(hasPhoto && { encType: "multipart/form-data" }),
		},
		...(hasPhoto && { photo }),
		hidden: attribution ? { ...hidden, ...originFields } : hidden,
		honeypot,
	};
}
