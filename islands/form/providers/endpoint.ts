import { type FormProvider, post } from "../provider.ts";

/**
 * Any URL that accepts posts can be the endpoint. When JavaScript is off, the endpoint must
 * redirect (303) to the URL in `_next`.
 */
export const plan: FormProvider<{ readonly url: string }>["plan"] = ({ url }, sent) => ({
	action: url,
	hidden: { _next: sent.url },
});

/**
 * The endpoint confirms a message by redirecting to `_next`, by an empty 2xx, or by JSON; at
 * another origin, only by JSON with `Access-Control-Allow-Origin`. JSON reports a failure if it has
 * `error` or `errors`, or if the whole value, `ok`, `success` or `status` is negative: false, 0,
 * "no", "error", 4xx or 5xx.
 */
export const send: FormProvider<{ readonly url: string }>["send"] = async (message, action) => {
	const { response, text } = await post(message, action);
	if (!response.ok || response.redirected)
		return response.ok && response.url === message.get("_next");
	if (text === "") return true;
	const answer = JSON.parse(text);
	const { ok = 1, success = 1, status = 1, error, errors } = answer;
	return (
		[answer, ok, success, status].every(
			(value) => value && !/^(0|[45]..$|no|false|err|fail)/i.test(value),
		) &&
		!error &&
		!(errors?.length ?? errors)
	);
};
