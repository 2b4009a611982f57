import { type FormProvider, post } from "../provider.ts";

/**
 * Any URL that accepts form posts. It gets the thank-you page's URL as `_next` and redirects native
 * posts there (303). A script's post asks for `application/json` and may be answered with that
 * redirect, an empty 2xx, or JSON. At another origin only JSON works, allowed by
 * `Access-Control-Allow-Origin`.
 * Refusals are JSON with an `error`, JSON that says no (itself, or in `ok`, `success` or `status`:
 * false, 0, "false", "no", "error", "failed", 4xx, 5xx), other HTML, and other redirects.
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
