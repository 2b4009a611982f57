import { type FormProvider, post } from "../provider.ts";

/**
 * Netlify finds the form in the built HTML by `data-netlify`, and accepts its posts at any path of
 * the site: https://docs.netlify.com/forms/setup/
 */
export const plan: FormProvider<{ readonly name: string }>["plan"] = ({ name }, sent) => ({
	action: sent.path,
	attributes: { name, "data-netlify": "true", "data-netlify-honeypot": "bot-field" },
	hidden: { "form-name": name },
	honeypot: { name: "bot-field", type: "text" },
});

/**
 * Accepts only an answer with Netlify's request id. Another host may answer a post with the
 * thank-you page, but deliver nothing:
 * https://answers.netlify.com/t/support-guide-netlify-support-asked-for-the-x-nf-request-id-header-what-is-it-and-how-do-i-find-it/4385
 */
export const send: FormProvider<{ readonly name: string }>["send"] = async (message, action) => {
	const { ok, redirected, headers } = (await post(message, action)).response;
	return ok && !redirected && headers.has("x-nf-request-id");
};
