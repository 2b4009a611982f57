import { type FormProvider, postForJson } from "../provider.ts";

/**
 * The access key is public by design. `redirect` is only for posts without JavaScript, and must be
 * an absolute https URL: https://docs.web3forms.com/getting-started/api-reference
 */
export const plan: FormProvider<{ readonly accessKey: string }>["plan"] = (
	{ accessKey },
	sent,
) => ({
	action: "https://api.web3forms.com/submit",
	hidden: { access_key: accessKey, redirect: sent.url },
	// The field name for files:
	// https://docs.web3forms.com/how-to-guides/html-and-javascript/file-attachments
	photo: "attachment",
	honeypot: { name: "botcheck", type: "checkbox" },
});

/**
 * Web3Forms answers `{ success: true | false, message }` with 200, 400 or 500:
 * https://docs.web3forms.com/getting-started/api-reference
 */
export const send: FormProvider<{ readonly accessKey: string }>["send"] = (message, action) => {
	message.delete("redirect");
	return postForJson(message, action, ({ success }) => success === true);
};
