import { type FormProvider, post } from "../provider.ts";

/**
 * https://docs.netlify.com/forms/setup/: finds the form in the built HTML by `data-netlify`, takes
 * the post at any path of the site and answers with that path's page, so success is any 2xx. The
 * thanking page serves as that path. Other hosts may show that page for a post as well, or lead on
 * to it: an answer counts only if it bears the id that Netlify gives to each
 * (https://answers.netlify.com/t/support-guide-netlify-support-asked-for-the-x-nf-request-id-header-what-is-it-and-how-do-i-find-it/4385).
 */
export const plan: FormProvider<{ readonly name: string }>["plan"] = ({ name }, sent) => ({
	action: sent.path,
	attributes: { name, "data-netlify": "true", "data-netlify-honeypot": "bot-field" },
	hidden: { "form-name": name },
	honeypot: { name: "bot-field", type: "text" },
});

export const send: FormProvider<{ readonly name: string }>["send"] = async (message, action) => {
	const { ok, redirected, headers } = (await post(message, action)).response;
	return ok && !redirected && headers.has("x-nf-request-id");
};
