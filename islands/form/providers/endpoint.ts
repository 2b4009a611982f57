import { type FormProvider, post } from "../provider.ts";

/**
 * Any address that takes a form post. It gets the thanking page's URL as `_next`; it answers a native post with a redirect
 * (303) to there, and a script's, which asks for `application/json`, with that redirect too, with an empty 2xx, or with JSON.
 * An endpoint at another origin must answer a script with JSON, allowed by `Access-Control-Allow-Origin`.
 * JSON that holds `ok: false`, `success: false` or an `error` is a refusal, and so is a page of HTML from anywhere else.
 */
export const endpoint: FormProvider<{ readonly url: string }> = {
	plan: ({ url }, sent) => ({ action: url, hidden: { _next: sent.url } }),
	send: async (message, action) => {
		const { response, text } = await post(message, action);
		if (!response.ok) return false;
		if (text === "" || (response.redirected && response.url === message.get("_next"))) return true;
		const { ok, success, error, errors } = JSON.parse(text);
		return ok !== false && success !== false && !error && !errors;
	},
};
