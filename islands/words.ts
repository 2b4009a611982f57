import type { Words } from "../schema/wordsSchema.ts";

/** Words that islands add in the browser, imported as `#words/contactForm` etc. */
export interface IslandWords {
	/** `none` holds the phone number, and "{all}". */
	readonly search: Omit<Words["search"], "none"> & { readonly none: string };
	readonly zipLookup: Words["zipLookup"]["answer"];
	readonly contactForm: FormWords;
	readonly worksheet: WorksheetWords;
	readonly openNow: OpenNowWords;
}

export type FormWords = Omit<Words["contactForm"]["send"], "demonstration"> & {
	/** Says that nothing is sent, and whom to call. Empty if messages are sent. */
	readonly demonstration: string;
};

export type OpenNowWords = Omit<Words["openNow"], "always" | "alwaysIn"> & {
	readonly clock: Words["time"]["clock"];
	/** Starts with Sunday, as Date does. */
	readonly days: readonly string[];
};

export interface WorksheetWords {
	/** BCP 47. */
	readonly language: string;
	readonly currency: string;
	readonly years: Words["years"];
}
