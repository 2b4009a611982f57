import { type FormProvider, post } from "../provider.ts";

/**
 * Any address that takes a form post. It gets the thanking page's URL as `_next`; it answers a
 * native post with a redirect (303) to there, and a script's, which asks for `application/json`,
 * with that redirect too, with an empty 2xx, or with JSON. An endpoint at another origin must
 * answer a script with JSON, allowed by `Access-Control-Allow-Origin`. JSON that says no (itself,
 * or in `ok`, `success` or `status`: false, 0, "false", "no", "error", "failed", 4xx, 5xx), or that
 * holds an `error`, is a refusal, and so is a page of HTML from anywhere else, or an answer that
 * was led elsewhere.
 */
export const plan: FormProvider<{ readonly url: string }>["plan"] = ({ url }, sent) => ({
	action: url,
	hidden: { _next: sent.url },
});

export const send: FormProvider<{ readonly url: string }>["send"] = async (message, action) => {
	const { response, text } = await post(message, action);
	if (!response.ok || response.redirected)
		return response.ok && response.url === message.get("_next");
	if (text === "") return true;
	const answer = JSON.parse(text);
	const { ok = 1, success = 1, status = 1, error, errors } = answer;
	return (
		[answer, ok, success, status].every(
			(said) => said && !/^(0|[45]..$|no|false|err|fail)/i.test(said),
		) &&
		!error &&
		!(errors?.length ?? errors)
	);
};
