import { type FormProvider, postForJson } from "../provider.ts";

/**
 * Basin's dashboard sets the page that visitors see after a post without JavaScript. Enter the URL
 * of /contact/sent there.
 */
export const plan: FormProvider<{ readonly id: string }>["plan"] = ({ id }) => ({
	action: `https://usebasin.com/f/${id}`,
});

/**
 * Basin answers 200 for success. For failure it answers another status and `{ error }`:
 * https://docs.usebasin.com/guides/form-features/ajax
 */
export const send: FormProvider<{ readonly id: string }>["send"] = (message, action) =>
	postForJson(message, action, ({ success, error }) => success !== false && !error);
