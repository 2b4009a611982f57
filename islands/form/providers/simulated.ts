import type { FormProvider } from "../provider.ts";

/** Sends nothing: the specification's one-second delay. */
export const simulated: FormProvider<unknown> = {
	plan: () => ({}),
	send: () => new Promise((resolve) => setTimeout(resolve, 1000, true)),
};
