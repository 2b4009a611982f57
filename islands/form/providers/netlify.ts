import { type FormProvider, post } from "../provider.ts";

/**
 * https://docs.netlify.com/forms/setup/: finds the form in the built HTML by `data-netlify`, takes the post at any path of
 * the site and answers with that path's page, so success is any 2xx. The thanking page serves as that path.
 */
export const netlify: FormProvider<{ readonly name: string }> = {
	plan: ({ name }, sent) => ({
		action: sent.path,
		attributes: { name, "data-netlify": "true", "data-netlify-honeypot": "bot-field" },
		hidden: { "form-name": name },
		honeypot: { name: "bot-field", type: "text" },
	}),
	send: async (message, action) => (await post(message, action)).response.ok,
};
