import type { ReactElement } from "react";
import type { Thing } from "schema-dts";
import type { z } from "zod";
import type { Assets } from "../generator/assets/assets.ts";
import type { Checking } from "../generator/load/checking.ts";
import type { Maps } from "../generator/map/maps.ts";
import type { Links } from "../generator/site/links.ts";
import type { Planning, Route } from "../generator/site/routes.ts";
import type { Site } from "../generator/site/site.ts";
import type { StructuredDataContext } from "./structuredData.ts";

/** What a page's component gets. */
export interface PageProps<R extends Route = Route> {
	readonly site: Site;
	readonly route: R;
	readonly routes: readonly Route[];
	readonly navigation: readonly Route[];
	/** Pages in the footer's last line. Those that the language lacks are the main language's. */
	readonly footerPages: readonly Route[];
	readonly to: Links;
	readonly assets: Assets;
	readonly maps: Maps;
}

type Schemas = Readonly<Record<string, z.ZodType>>;

/** A folder of data files, each of which is a page. */
export interface DataFolder {
	/** The folder in data/. "areas/*" stands for each folder in areas/. */
	readonly name: string;
	/** What a file of it is called: the name of its JSON Schema, and its label in the editor. */
	readonly item: string;
	readonly schema: z.ZodType;
	/**
	 * Where the files' pages are, if not below a path like the folder's: "top" for data/pages/x →
	 * "/x", "none" for files that are parts of one page.
	 */
	readonly address?: "top" | "none";
	/** Whether the page above the folder may be without any file, and then is not built. */
	readonly mayBeEmpty?: true;
	/** What the editing page makes of the folder. */
	readonly editor?: {
		/** By default, made of the folder's name. */
		readonly label?: string;
		/** What a new file is called, as a template of Sveltia CMS. By default "{{name}}". */
		readonly file?: string;
		/** What the list shows of each file, as such a template. By default its `name`. */
		readonly summary?: string;
		/** By default "yaml". */
		readonly extension?: "md";
	};
}

/** A page that a feed lists. Days are written YYYY-MM-DD. */
export interface FeedEntry {
	/** The page's path in the main language. */
	readonly path: string;
	readonly title: string;
	readonly description: string;
	readonly day: string;
	readonly updated?: string | undefined;
}

/**
 * A kind of page: all that the generator has to know about it. Each kind has a folder in pages/, and
 * a line in pages/kinds.ts.
 */
export interface AnyKind {
	/** The kind's folder in pages/, and `kind` of its routes. */
	readonly name: string;
	/** Schemas of files that every company has, by name. A page's file has the page's path. */
	readonly files?: Schemas;
	/** Schemas of files that a company may lack. Without the file there is no page. */
	readonly optionalFiles?: Schemas;
	readonly folder?: DataFolder;
	/** What the editing page calls the kind's file, where the file's name does not tell. */
	readonly label?: string;
	/** Whether the page has the same address in every language. */
	readonly fixedAddress?: true;
	/** The kind's pages in one language. A page that a translation lacks is left out afterwards. */
	plan(planning: Planning): readonly Route[];
	/** Checks what a schema cannot: references to other files, and facts that must agree. */
	check?(site: Site, checking: Checking): void;
	/** What the page's schema.org graph has besides the page, its trail and the company. */
	structuredData?(route: Route, context: StructuredDataContext): readonly Thing[];
	/** What the graph says of the company, because the page shows it. */
	readonly showsOfCompany?: "reviews" | "services";
	/** What the feed of the page lists, the newest first. The route names the feed's file. */
	feedEntries?(site: Site): readonly FeedEntry[];
	/** Renders what stands between the page's header and footer. */
	Page(props: PageProps): ReactElement;
}

/**
 * A kind with the types of its data, which the compiler compares with its schemas and its page.
 * @typeParam R the kind's routes, which carry its data
 * @typeParam Files what each of its data files holds, by the file's name. A `?` marks a file that a
 *   company may lack.
 * @typeParam Items what each file of its folder holds, by the folder's name
 */
export interface Kind<R extends Route = Route, Files = object, Items = object> extends AnyKind {
	readonly name: R["kind"];
	readonly files?: { readonly [N in RequiredNames<Files>]: z.ZodType<Files[N]> };
	readonly optionalFiles?: {
		readonly [N in Exclude<keyof Files, RequiredNames<Files>>]-?: z.ZodType<NonNullable<Files[N]>>;
	};
	readonly folder?: DataFolder & {
		readonly name: keyof Items;
		readonly schema: z.ZodType<Items[keyof Items]>;
	};
	/** Never set. The types of pages/kinds.ts are read from it. */
	readonly types?: { readonly route: R; readonly files: Files; readonly items: Items };
	plan(planning: Planning): readonly R[];
	structuredData?(route: R, context: StructuredDataContext): readonly Thing[];
	Page(props: PageProps<R>): ReactElement;
}

type RequiredNames<Files> = {
	[N in keyof Files]-?: undefined extends Files[N] ? never : N;
}[keyof Files];
