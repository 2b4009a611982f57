import { type FormProvider, postForJson } from "../provider.ts";

/**
 * https://docs.usebasin.com/guides/form-features/ajax: 200 is success, anything else comes with `{
 * error }`. Where a native post leads is set in Basin's dashboard: put the address of /contact/sent
 * there.
 */
export const plan: FormProvider<{ readonly id: string }>["plan"] = ({ id }) => ({
	action: `https://usebasin.com/f/${id}`,
});

export const send: FormProvider<{ readonly id: string }>["send"] = (message, action) =>
	postForJson(message, action, ({ success, error }) => success !== false && !error);
