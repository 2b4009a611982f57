import type { FormProvider } from "../provider.ts";

/**
 * Sends nothing: the specification's one-second delay. `method="dialog"` outside of a <dialog> makes the browser check
 * the fields and then do nothing (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm),
 * so that a message can't end up in the address bar when there is no script, or none yet.
 */
export const simulated: FormProvider<unknown> = {
	plan: () => ({ attributes: { method: "dialog" }, hidden: [], honeypot: { name: "_gotcha", type: "text" } }),
	send: () => new Promise((resolve) => setTimeout(resolve, 1000, true)),
};
