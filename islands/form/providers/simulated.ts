import type { FormProvider } from "../provider.ts";

/** Sends nothing. The project's specification asks for a simulated delay of one second. */
export const plan: FormProvider<unknown>["plan"] = () => ({});

export const send: FormProvider<unknown>["send"] = () =>
	new Promise((resolve) => setTimeout(resolve, 1000, true));
