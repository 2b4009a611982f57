import { z } from "zod";
import { matching, says, slug } from "./fields.ts";

/**
 * Accepts a form's id or the form's whole URL, and returns the id.
 * @param pattern has the id as its first group
 * @param where what the message tells the owner to copy
 */
const formId = (pattern: RegExp, where: string) =>
	z
		.string()
		.regex(pattern, says("form-id-format", { where }))
		.transform((value) => pattern.exec(value)?.[1] ?? value);

const endpointRule = says("form-endpoint-format");

/**
 * A path or an https URL. Paths that start with `//` or `/\` are refused, because browsers take
 * them for URLs of other sites.
 */
const endpointUrl = z
	.string()
	.regex(
		/^(https:\/\/[A-Za-z0-9.-]+(:\d+)?)?(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+\/?(\?[A-Za-z0-9=&._~-]+)?$/,
		{ error: endpointRule, abort: true },
	)
	// canParse() rejects ports above 65535 and invalid IP addresses.
	.refine((url) => URL.canParse(url, "https://own.example"), endpointRule);

const web3formsKey = matching(
	/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
	"form-key-format",
).refine(
	(key) => !/^([0-9a-f])\1{7}-/i.test(key) && !key.startsWith("12345678-"),
	says("form-key-example"),
);

/**
 * The settings of each provider of the contact form. islands/form/providers has a file for each.
 */
export const forms = [
	z.strictObject({ provider: z.literal("simulated") }),
	z.strictObject({
		provider: z.literal("formspree"),
		id: formId(
			/^(?:https:\/\/formspree\.io\/f\/)?([A-Za-z0-9_-]{1,40})$/,
			"the end of https://formspree.io/f/…",
		),
	}),
	z.strictObject({ provider: z.literal("netlify"), name: slug }),
	z.strictObject({ provider: z.literal("web3forms"), accessKey: web3formsKey }),
	z.strictObject({
		provider: z.literal("basin"),
		id: formId(
			/^(?:https:\/\/usebasin\.com\/f\/)?([A-Za-z0-9_-]{1,40})$/,
			"the end of https://usebasin.com/f/…",
		),
	}),
	z.strictObject({ provider: z.literal("endpoint"), url: endpointUrl }),
] as const;

export const formProviders = forms.map(({ shape }) => shape.provider.value);
