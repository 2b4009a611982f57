import type { Clock } from "../../islands/openingHours.ts";
import type * as data from "../../schema/schema.ts";
import type { ThemeData } from "../../schema/themeSchema.ts";
import type { Words } from "../../schema/wordsSchema.ts";
import type { Problem } from "../problems.ts";
import type { Speech } from "./words.ts";

/** "county/town": a town's county and slug; its slug alone where a company has no counties. */
export type TownId = string & { readonly brand: "TownId" };

/** A town with what its place in data/ says about it. */
export interface Town extends data.TownData {
	readonly id: TownId;
	readonly slug: string;
	/** Undefined where a company has no counties. */
	readonly countySlug: string | undefined;
	/** Miles from the office in a straight line, rounded. */
	readonly miles: number;
	/** The towns of `nearby`, resolved. */
	readonly neighbors: readonly TownId[];
}

export interface County extends data.CountyData {
	readonly slug: string;
	/** Towns with a card first, in the cards' order, then the others by name. */
	readonly towns: readonly Town[];
}

/** What a file says, and its name, which is the page's part of the address. */
export type Named<T> = T & { readonly slug: string };
export type Service = Named<data.ServiceData>;
/** One thing that a door does, and the answers to it. */
export type SymptomBranch = Named<data.SymptomBranchData>;
export type HowTo = Named<data.HowToData>;

/** What makes a site a translation of another one. */
export interface Translation {
	/** The language's folder, and what its pages' paths start with: "es". */
	readonly code: string;
	/**
	 * The files that there are in the language, by name: "services", "areas/county/town". Only these
	 * have a page in it.
	 */
	readonly names: ReadonlySet<string>;
	/**
	 * Each page's own part of its path where it differs from the main language's, by the name of its
	 * file.
	 */
	readonly slugs: ReadonlyMap<string, string>;
}

/** The whole of data/, validated, with every {fact} filled in, and frozen. */
export interface Site {
	readonly business: data.Business;
	readonly facts: data.Facts;
	/** What the site says by itself. */
	readonly words: Words;
	/** The same, with the means to put values into it. */
	readonly speech: Speech;
	/** Undefined for the site itself. */
	readonly translation: Translation | undefined;
	/** The site in each other language: the same facts, other words. */
	readonly translations: readonly Site[];
	/** In the order of their files; none where a company's towns stand directly below /areas. */
	readonly counties: readonly County[];
	readonly services: readonly Service[];
	/** Every town, by id. */
	readonly towns: ReadonlyMap<TownId, Town>;
	readonly pages: { readonly [N in data.PageName]: data.PageData<N> };
	readonly team: readonly data.TeamMember[];
	readonly certifications: readonly data.Certification[];
	readonly townServices: data.TownServices;
	readonly redirects: readonly data.Redirect[];
	/** Colors, display face, drawings. */
	readonly theme: ThemeData;
	/**
	 * Pages that a company has when their files are there, and below two of them others in the order
	 * of their files.
	 */
	readonly symptoms:
		| { readonly page: data.SymptomsData; readonly branches: readonly SymptomBranch[] }
		| undefined;
	readonly howTos: { readonly page: data.HowTosData; readonly items: readonly HowTo[] } | undefined;
	readonly commercial: data.CommercialData | undefined;
	readonly permits: data.PermitsData | undefined;
	readonly hurricane: data.HurricaneData | undefined;
	readonly prices: data.PricesData | undefined;
	/** Where the editing page saves to; undefined without one. */
	readonly admin: data.AdminData | undefined;
	/** What the map shows to find one's way by. */
	readonly landmarks: data.Landmarks | undefined;
	/** The data folder, where photographs, drawings and fonts stand. */
	readonly folder: string;
	/** The day of the build where the company is, YYYY-MM-DD: that of SOURCE_DATE_EPOCH, or today. */
	readonly buildDate: string;
	/** The company's clock, in the build's year and the two after it. */
	readonly clock: Clock;
	/** What looks like a slip, and only the owner can know. */
	readonly warnings: readonly Problem[];
	/** The files inside the data folder with texts that somebody has yet to write, and which. */
	readonly unwritten: readonly { readonly file: string; readonly fields: readonly string[] }[];
	/** Where a field of a file stands, for messages of later steps. */
	readonly locate: (
		name: string,
		path: readonly PropertyKey[],
	) => Pick<Problem, "file" | "line" | "column">;
}

/** What other pages say of a town. */
export type TownSummary = Pick<Town, "id" | "name" | "isBase" | "responseMinutes">;

/** A page with others below it, where a company has it. */
export type Symptoms = NonNullable<Site["symptoms"]>;
export type HowTos = NonNullable<Site["howTos"]>;

/** Towns that lists keep together: those of a county, or all of a company without counties. */
export type TownGroup =
	| County
	| { readonly slug: undefined; readonly name: undefined; readonly towns: readonly Town[] };

/** The towns, a group for each heading that lists of them have. */
export const townGroups = ({
	counties,
	towns,
}: Pick<Site, "counties" | "towns">): readonly TownGroup[] =>
	counties.length > 0
		? counties
		: [{ slug: undefined, name: undefined, towns: [...towns.values()] }];
