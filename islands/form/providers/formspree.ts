import { type FormProvider, postForJson } from "../provider.ts";

export const plan: FormProvider<{ readonly id: string }>["plan"] = ({ id }, sent) => ({
	action: `https://formspree.io/f/${id}`,
	hidden: { _next: sent.url },
});

/**
 * Formspree answers `{ ok: true, next }` for success (older forms: `{ next }`), and `{ error,
 * errors: [{ code, field, message }] }` for failure:
 * https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax
 */
export const send: FormProvider<{ readonly id: string }>["send"] = (message, action) =>
	postForJson(message, action, ({ ok, next }) => ok || next);
