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

export interface PageProps<R extends Route = Route> {
	readonly site: Site;
	readonly route: R;
	readonly routes: readonly Route[];
	readonly navigation: readonly Route[];
	/**
	 * The routes in the footer's last line. If a page has no translation, its route is the main
	 * language's.
	 */
	readonly footerPages: readonly Route[];
	readonly to: Links;
	readonly assets: Assets;
	readonly maps: Maps;
}

/** A route that adds only its `kind` to `Route`. The page takes its data from `site`. */
export interface PlainRoute<Name extends string> extends Route {
	readonly kind: Name;
}

export type Schemas = Readonly<Record<string, z.ZodType>>;

/** A folder of data files. Depending on `address`, each file becomes a page or a part of a page. */
export interface DataFolder {
	/** The folder's path in data/. The "*" in "areas/*" stands for any one folder. */
	readonly name: string;
	/** What one file describes: "town". Names the JSON Schema, and labels the file in the editor. */
	readonly item: string;
	readonly schema: z.ZodType;
	/**
	 * By default, the file data/symptoms/x is the page "/symptoms/x". "top": data/pages/x is the page
	 * "/x". "none": the files have no pages, because they are parts of one page.
	 */
	readonly address?: "top" | "none";
	/** Whether the folder may be empty. An empty folder's overview page is not built. */
	readonly mayBeEmpty?: true;
	readonly editor?: {
		/** Default: derived from the folder's name. */
		readonly label?: string;
		/** A template of Sveltia CMS for a new file's name. Default: "{{name}}". */
		readonly file?: string;
		/** A template of Sveltia CMS for a file's entry in the list. Default: the file's `name`. */
		readonly summary?: string;
		readonly extension?: "md";
	};
}

/** An entry of a page's feed. `day` and `updated` are YYYY-MM-DD. */
export interface FeedEntry {
	/** The page's path in the main language. */
	readonly path: string;
	readonly title: string;
	readonly description: string;
	readonly day: string;
	readonly updated?: string | undefined;
}

/**
 * A kind of page, and everything that the generator must know about the kind. Each kind has a
 * folder in pages/ and an entry in pages/kinds.ts.
 */
export interface AnyKind {
	/** The name of the kind's folder in pages/, and the `kind` of its routes. */
	readonly name: string;
	/**
	 * Schemas of the kind's required files, by file name. A file is named like its page's path:
	 * "contact/sent".
	 */
	readonly files?: Schemas;
	/**
	 * Schemas of the kind's optional files, by file name. If a company lacks the file, it has no such
	 * page.
	 */
	readonly optionalFiles?: Schemas;
	readonly folder?: DataFolder;
	/** The editor's label for the kind's file, if the file's name is not a good label. */
	readonly label?: string;
	/**
	 * Whether translations can't change the page's path. The editor then has no field for the path.
	 */
	readonly fixedAddress?: true;
	/**
	 * Plans the kind's routes in one language. The generator then leaves out pages that the
	 * translation lacks.
	 */
	plan(planning: Planning): readonly Route[];
	/** Checks what a schema can't check: references to other files, and facts that must agree. */
	check?(site: Site, checking: Checking): void;
	/**
	 * Returns nodes for the page's schema.org graph, in addition to the nodes that every page has
	 * (generator/render/structuredData.ts).
	 */
	structuredData?(route: Route, context: StructuredDataContext): readonly Thing[];
	/**
	 * What the page shows about the company. Structured data may contain only what the page shows.
	 */
	readonly showsOfCompany?: "reviews" | "services";
	/** Lists the entries of the page's feed, the newest first. The route has the feed's file name. */
	feedEntries?(site: Site): readonly FeedEntry[];
	/** Renders the content between the page's header and footer. */
	Page(props: PageProps): ReactElement;
}

/**
 * A kind with the types of its data. The compiler checks that the kind's schemas and page have
 * these types.
 * @typeParam R the kind's routes. Each carries the data of its page.
 * @typeParam Files the content of each data file of the kind, by file name. A `?` marks a file that
 * a company may lack.
 * @typeParam Items the content of each file in the kind's folder, by the folder's name
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
	/**
	 * No kind sets this property. It is here for the compiler: pages/kinds.ts derives types from it.
	 */
	readonly types?: { readonly route: R; readonly files: Files; readonly items: Items };
	plan(planning: Planning): readonly R[];
	structuredData?(route: R, context: StructuredDataContext): readonly Thing[];
	Page(props: PageProps<R>): ReactElement;
}

type RequiredNames<Files> = {
	[N in keyof Files]-?: undefined extends Files[N] ? never : N;
}[keyof Files];
