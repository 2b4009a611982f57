import { type FormProvider, post } from "../provider.ts";

/**
 * Any URL that accepts form posts. Without JavaScript, the endpoint redirects to the URL in
 * `_next`, the thank-you page (303). To a script it answers with that redirect, an empty 2xx, or
 * JSON, and at another origin with JSON and `Access-Control-Allow-Origin`. JSON means failure if it
 * has an `error`, or a negative value as a whole or in `ok`, `success` or `status`: false, 0, "no",
 * "error", 4xx, 5xx.
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
