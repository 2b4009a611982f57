import type { Business } from "../../data/schema.ts";
import type { FormMarkup, FormProvider, SentPage } from "./provider.ts";
import { basin } from "./providers/basin.ts";
import { endpoint } from "./providers/endpoint.ts";
import { formspree } from "./providers/formspree.ts";
import { netlify } from "./providers/netlify.ts";
import { simulated } from "./providers/simulated.ts";
import { web3forms } from "./providers/web3forms.ts";

/** What stands under `form` in data/business.yaml. */
export type FormSettings = Business["form"];
export type FormProviderName = FormSettings["provider"];

/** Every provider there is. A new one is a file, a line here and its settings in data/schema.ts. */
export const providers: { readonly [N in FormProviderName]: FormProvider<Extract<FormSettings, { provider: N }>> } = {
	simulated,
	formspree,
	netlify,
	web3forms,
	basin,
	endpoint,
};

/** The form's HTML as the chosen provider wants it. */
export const planForm = (settings: FormSettings, sent: SentPage): FormMarkup => (providers[settings.provider] as FormProvider<FormSettings>).plan(settings, sent);
