import type { Clock } from "../../islands/openingHours.ts";
import type { Offer } from "../../schema/offers.ts";
import type * as data from "../../schema/schema.ts";
import type { ThemeData } from "../../schema/themeSchema.ts";
import type { Words } from "../../schema/wordsSchema.ts";
import type { Problem } from "../problems.ts";
import type { Speech } from "./words.ts";

/** "county/town", or "town" if the company has no counties. */
export type TownId = string & { readonly brand: "TownId" };

/** A town with the values that depend on its place in data/. */
export interface Town extends data.TownData {
	readonly id: TownId;
	readonly slug: string;
	/** Undefined if the company has no counties. */
	readonly countySlug: string | undefined;
	/** Miles from the office in a straight line, rounded. */
	readonly miles: number;
	/** The towns of `nearby`. */
	readonly neighbors: readonly TownId[];
}

export interface County extends data.CountyData {
	readonly slug: string;
	/** Towns with a card first, in the cards' order, then the others by name. */
	readonly towns: readonly Town[];
}

/** A file's content with its slug: the file's name, which is also a part of the page's URL. */
export type Named<T> = T & { readonly slug: string };
export type Service = Named<data.ServiceData>;
/** A symptom of a door, and its explanations. */
export type SymptomBranch = Named<data.SymptomBranchData>;
export type HowTo = Named<data.HowToData>;

/** What distinguishes a translation from the main site. */
export interface Translation {
	/** The language's folder and the start of its paths: "es". */
	readonly code: string;
	/** Names of the translated files: "services", "areas/county/town". Only these have a page. */
	readonly names: ReadonlySet<string>;
	/** Translated parts of paths by file name, where they differ from the main language's. */
	readonly slugs: ReadonlyMap<string, string>;
}

/** The whole of data/, validated and frozen, with its {facts} filled in. */
export interface Site {
	readonly business: data.Business;
	readonly facts: data.Facts;
	readonly words: Words;
	/** The words with the formatters of their language. */
	readonly speech: Speech;
	/** Undefined for the main site. */
	readonly translation: Translation | undefined;
	/** The site in each other language: the same facts, other words. */
	readonly translations: readonly Site[];
	/** In the order of their files. Empty if the towns are directly below /areas. */
	readonly counties: readonly County[];
	readonly services: readonly Service[];
	readonly towns: ReadonlyMap<TownId, Town>;
	readonly pages: { readonly [N in data.PageName]: data.PageData<N> };
	readonly team: readonly data.TeamMember[];
	readonly certifications: readonly data.Certification[];
	readonly townServices: data.TownServices;
	readonly redirects: readonly data.Redirect[];
	readonly theme: ThemeData;
	/** Optional pages. Those below /symptoms and /how-to are in the order of their files. */
	readonly symptoms:
		| { readonly page: data.SymptomsData; readonly branches: readonly SymptomBranch[] }
		| undefined;
	readonly howTos: { readonly page: data.HowTosData; readonly items: readonly HowTo[] } | undefined;
	readonly commercial: data.CommercialData | undefined;
	readonly permits: data.PermitsData | undefined;
	readonly hurricane: data.HurricaneData | undefined;
	readonly prices: data.PricesData | undefined;
	/** Those whose last day is over, too. Undefined if the company has none in this language. */
	readonly offers: readonly Offer[] | undefined;
	/** The editing page's settings. Undefined if there is no editing page. */
	readonly admin: data.AdminData | undefined;
	/** What the map shows for orientation. */
	readonly landmarks: data.Landmarks | undefined;
	/** The data folder, which also has the photographs, drawings and fonts. */
	readonly folder: string;
	/** The files of public/, by their paths in it. They are copied as they are. */
	readonly publicFiles: readonly string[];
	/** YYYY-MM-DD where the company is: the day of SOURCE_DATE_EPOCH, or today. */
	readonly buildDate: string;
	/** The company's clock in the build's year and the two years after it. */
	readonly clock: Clock;
	/** Likely mistakes that only the owner can judge. */
	readonly warnings: readonly Problem[];
	/** Files inside the data folder with texts that are still to be written. */
	readonly unwritten: readonly { readonly file: string; readonly fields: readonly string[] }[];
	/** The place of a field in its file, for messages of later steps. */
	readonly locate: (
		name: string,
		path: readonly PropertyKey[],
	) => Pick<Problem, "file" | "line" | "column">;
}

/** The part of a town that other pages show. */
export type TownSummary = Pick<Town, "id" | "name" | "isBase" | "responseMinutes">;

export type Symptoms = NonNullable<Site["symptoms"]>;
export type HowTos = NonNullable<Site["howTos"]>;

/** Towns that are listed together: those of a county, or all if there are no counties. */
export type TownGroup =
	| County
	| { readonly slug: undefined; readonly name: undefined; readonly towns: readonly Town[] };

export const townGroups = ({
	counties,
	towns,
}: Pick<Site, "counties" | "towns">): readonly TownGroup[] =>
	counties.length > 0
		? counties
		: [{ slug: undefined, name: undefined, towns: [...towns.values()] }];
