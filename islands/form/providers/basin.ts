import { type FormProvider, postForJson } from "../provider.ts";

/**
 * Enter the URL of /contact/sent in Basin's dashboard, as the page after a post without a script.
 */
export const plan: FormProvider<{ readonly id: string }>["plan"] = ({ id }) => ({
	action: `https://usebasin.com/f/${id}`,
});

/**
 * Basin answers 200 for success, and another status with `{ error }` for failure:
 * https://docs.usebasin.com/guides/form-features/ajax
 */
export const send: FormProvider<{ readonly id: string }>["send"] = (message, action) =>
	postForJson(message, action, ({ success, error }) => success !== false && !error);
