import type { z } from "zod";
import type { FolderItems, PageFiles } from "./files.ts";
import type { CountyData } from "./schema/pages/county.ts";
import type { TownData } from "./schema/pages/town.ts";
import type * as data from "./schema/schema.ts";
import type { ThemeData } from "./schema/themeSchema.ts";
import type { Words } from "./schema/wordsSchema.ts";
import type { Speech } from "./words.ts";

/**
 * The office's offsets from UTC in minutes. Each applies from the minute `from` on, counted from
 * 1970. The last entry has no offset, because later clock changes are not known.
 */
export type Clock = readonly (readonly [from: number, offset?: number])[];

/** The name of a town's file in areas/: "county/town", or "town" if the company has no counties. */
export type TownId = string & { readonly brand: "TownId" };

export interface Town extends TownData {
	readonly id: TownId;
	readonly slug: string;
	readonly countySlug: string | undefined;
	/** The great-circle distance from the office, rounded to whole miles, if it is known. */
	readonly miles: number | undefined;
	readonly neighbors: readonly TownId[];
}

export interface County extends CountyData {
	readonly slug: string;
	/** The county's towns: first those that `cards` names, in that order, then the others by name. */
	readonly towns: readonly Town[];
}

/**
 * A data file's content with its slug. The slug is the file's name without extension, and the last
 * part of the page's URL in the main language.
 */
export type Named<T> = T & { readonly slug: string };
export type Service = Named<FolderItems["services"]>;
/** A group of symptoms, such as those of a door that doesn't close. Each group has a page. */
export type Symptom = Named<FolderItems["symptoms"]>;
export type Guide = Named<FolderItems["how-to"]>;

/** The folders in `Site.folders`. Services, counties and towns are in fields of `Site` instead. */
export type PageFolder = Exclude<keyof FolderItems, "services" | "areas" | "areas/*">;

export interface Translation {
	/** The language's code, which is its folder in data/ and the start of its paths: "es". */
	readonly code: string;
	/**
	 * The names of the translated files, such as "areas/county/town". A page without a translated
	 * file exists only in the main language.
	 */
	readonly names: ReadonlySet<string>;
	/** Translated slugs by file name. A file without an entry has the main language's slug. */
	readonly slugs: ReadonlyMap<string, string>;
	/** Whether the company's notice is translated. Otherwise pages show it in the main language. */
	readonly hasNotice: boolean;
}

/** What a data file holds, with all {facts} filled in. */
export interface SiteFile {
	readonly value: object;
	readonly schema: z.ZodType;
}

/** A company's data folder, validated and frozen, with all {facts} filled in. */
export interface Site {
	readonly business: data.Business;
	readonly facts: data.Facts;
	readonly words: Words;
	readonly speech: Speech;
	/** Undefined if this is the site in its main language. */
	readonly translation: Translation | undefined;
	/** The site in all other languages: the same facts with other words. Empty in a translation. */
	readonly translations: readonly Site[];
	/** The counties, sorted by their field `order`. Empty if the towns are directly below /areas. */
	readonly counties: readonly County[];
	readonly services: readonly Service[];
	readonly towns: ReadonlyMap<TownId, Town>;
	/** The pages' data files by name. A file that the company lacks is undefined. */
	readonly pages: PageFiles;
	/** Each folder's files, sorted by their field `order`, or by name if they have no `order`. */
	readonly folders: {
		readonly [Folder in PageFolder]: readonly Named<FolderItems[Folder]>[];
	};
	readonly team: readonly data.TeamMember[];
	readonly certifications: readonly data.Certification[];
	readonly townServices: data.TownServices;
	readonly redirects: readonly data.Redirect[];
	readonly theme: ThemeData;
	/** All offers, also expired ones. Undefined if this language has no offers.yaml. */
	readonly offers: readonly data.Offer[] | undefined;
	readonly admin: data.AdminData | undefined;
	readonly landmarks: data.Landmarks | undefined;
	readonly folder: string;
	/** All data files by name ("areas/county/town"), except facts.yaml. */
	readonly files: ReadonlyMap<string, SiteFile>;
	/** The files in public/, which the build copies unchanged. */
	readonly publicFiles: readonly string[];
	/** The build's day in the company's time zone (YYYY-MM-DD), by SOURCE_DATE_EPOCH or the clock. */
	readonly buildDate: string;
	/** The office's offset from UTC and its changes, in the build's year and the next two years. */
	readonly clock: Clock;
}

export type TownSummary = Pick<Town, "id" | "name" | "isBase" | "responseMinutes">;

/** Towns in one list: those of a county, or all towns if there are no counties. */
export type TownGroup =
	| County
	| { readonly slug: undefined; readonly name: undefined; readonly towns: readonly Town[] };

export const townGroups = (site: Pick<Site, "counties" | "towns">): readonly TownGroup[] =>
	site.counties.length > 0
		? site.counties
		: [{ slug: undefined, name: undefined, towns: [...site.towns.values()] }];
