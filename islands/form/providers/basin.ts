import { type FormProvider, postForJson } from "../provider.ts";

/**
 * 200 is success, anything else comes with `{ error }`
 * (https://docs.usebasin.com/guides/form-features/ajax). Basin's dashboard sets the page after a
 * native post: enter the URL of /contact/sent there.
 */
export const plan: FormProvider<{ readonly id: string }>["plan"] = ({ id }) => ({
	action: `https://usebasin.com/f/${id}`,
});

export const send: FormProvider<{ readonly id: string }>["send"] = (message, action) =>
	postForJson(message, action, ({ success, error }) => success !== false && !error);
