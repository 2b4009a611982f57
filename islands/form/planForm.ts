import type { Business } from "../../schema/schema.ts";
import type { FormProvider, FormWishes, SentPage } from "./provider.ts";
import * as providers from "./providers.ts";

/** What stands under `form` in data/business.yaml. */
export type FormSettings = Business["form"];
export type FormProviderName = FormSettings["provider"];

/** All that the form's HTML takes from its provider. */
export interface FormMarkup {
	/** Attributes of <form>, as React names them. */
	readonly attributes: { readonly [name: string]: string };
	readonly hidden: { readonly [name: string]: string };
	readonly honeypot: NonNullable<FormWishes["honeypot"]>;
}

// Does not compile when the schema knows a provider that has no adapter, or one with other
// settings.
const adapters: {
	readonly [N in FormProviderName]: FormProvider<Extract<FormSettings, { provider: N }>>;
} = providers;

/**
 * The form's HTML as the chosen provider wants it.
 * A form without an action gets `method="dialog"`, which makes browsers check the fields and then
 * do nothing, as it stands outside of a <dialog>
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm):
 * a message can't end up in the address bar when there is no script, or none yet.
 */
export function planForm(settings: FormSettings, sent: SentPage): FormMarkup {
	const {
		action,
		attributes,
		hidden = {},
		honeypot = { name: "_gotcha", type: "text" },
	} = (adapters[settings.provider] as FormProvider<FormSettings>).plan(settings, sent);
	return {
		attributes: {
			...(action === undefined ? { method: "dialog" } : { action, method: "post" }),
			...attributes,
		},
		hidden,
		honeypot,
	};
}
