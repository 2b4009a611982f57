import type { FormProvider } from "../provider.ts";

/** Sends nothing: the specification's one-second delay. */
export const plan: FormProvider<unknown>["plan"] = () => ({});

export const send: FormProvider<unknown>["send"] = () =>
	new Promise((resolve) => setTimeout(resolve, 1000, true));
