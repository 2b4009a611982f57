import type { Business } from "../../data/schema.ts";
import type { FormMarkup, FormProvider, SentPage } from "./provider.ts";
import * as providers from "./providers.ts";

/** What stands under `form` in data/business.yaml. */
export type FormSettings = Business["form"];
export type FormProviderName = FormSettings["provider"];

// Does not compile when the schema knows a provider that has no adapter, or one with other settings.
const adapters: { readonly [N in FormProviderName]: FormProvider<Extract<FormSettings, { provider: N }>> } = providers;

/** The form's HTML as the chosen provider wants it. */
export const planForm = (settings: FormSettings, sent: SentPage): FormMarkup => (adapters[settings.provider] as FormProvider<FormSettings>).plan(settings, sent);
