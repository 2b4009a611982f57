import type { Words } from "./schema/wordsSchema.ts";

/** The words that islands use in the browser, by module: `search` for `#words/search`. */
export interface IslandWords {
	/**
	 * `none` is the text if no row matches. The build fills in the phone number, and narrowRows.ts
	 * fills in {all} ("16 questions").
	 */
	readonly search: Omit<Words["search"], "none"> & { readonly none: string };
	readonly zipLookup: Words["zipLookup"]["answer"];
	readonly contactForm: FormWords;
	readonly worksheet: WorksheetWords;
	readonly openNow: OpenNowWords;
}

export type FormWords = Omit<Words["contactForm"]["send"], "demonstration"> & {
	/** Says that the form sends nothing, and whom to call. Empty if the form sends messages. */
	readonly demonstration: string;
};

export type OpenNowWords = Omit<Words["openNow"], "always" | "alwaysIn"> & {
	readonly clock: Words["time"]["clock"];
	/** The weekdays' names, Sunday first, as in `Date.getUTCDay()`. */
	readonly days: readonly string[];
};

export interface WorksheetWords {
	/** A BCP 47 tag: "en-US". */
	readonly language: string;
	readonly currency: string;
	readonly years: Words["years"];
}
