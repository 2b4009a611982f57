import { type FormProvider, postForJson } from "../provider.ts";

/**
 * Basin answers 200 for success, and other statuses with `{ error }`
 * (https://docs.usebasin.com/guides/form-features/ajax). The page after a post without JavaScript
 * is set in Basin's dashboard: enter the URL of /contact/sent there.
 */
export const plan: FormProvider<{ readonly id: string }>["plan"] = ({ id }) => ({
	action: `https://usebasin.com/f/${id}`,
});

export const send: FormProvider<{ readonly id: string }>["send"] = (message, action) =>
	postForJson(message, action, ({ success, error }) => success !== false && !error);
