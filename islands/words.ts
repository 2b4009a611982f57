import type { Words } from "../schema/wordsSchema.ts";

/**
 * What the islands say in a browser that their HTML does not hold. An island imports its own as
 * `#words/contactForm` and the like; no page carries them.
 */
export interface IslandWords {
	/** `none` holds the phone number, and "{all}". */
	readonly search: Omit<Words["search"], "none"> & { readonly none: string };
	readonly zipLookup: Words["zipLookup"]["answer"];
	readonly contactForm: FormWords;
	readonly worksheet: WorksheetWords;
	readonly openNow: OpenNowWords;
}

/** What the contact form says while and after it sends. */
export type FormWords = Omit<Words["contactForm"]["send"], "demonstration"> & {
	/** That nothing is sent, and whom to call; empty where messages are sent. */
	readonly demonstration: string;
};

/** What the "open now" line says. */
export type OpenNowWords = Omit<Words["openNow"], "always" | "alwaysIn"> & {
	/** The hours of a clock's face. */
	readonly clock: Words["time"]["clock"];
	/** From Sunday on, as Date counts. */
	readonly days: readonly string[];
};

/** What the worksheet says, and how it writes money. */
export interface WorksheetWords {
	/** BCP 47. */
	readonly language: string;
	readonly currency: string;
	readonly years: Words["years"];
}
