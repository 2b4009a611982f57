import { type FormProvider, post } from "../provider.ts";

/**
 * Any URL that accepts form posts. The post contains the thank-you page's URL as `_next`. Without
 * JavaScript, the endpoint redirects to that URL (303). A script's post asks for
 * `application/json`, and these answers count as success: that redirect, an empty 2xx, or JSON
 * without a sign of failure. An endpoint on another origin must answer with JSON and
 * `Access-Control-Allow-Origin`. Signs of failure are an `error`, or a negative value as the whole
 * answer or in `ok`, `success` or `status`: false, 0, "false", "no", "error", "failed", 4xx, 5xx.
 * Other HTML and other redirects also count as failure.
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
