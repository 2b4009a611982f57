import type { ReactElement } from "react";
import type { Thing } from "schema-dts";
import type { z } from "zod";
import type { Checking } from "../site/checking.ts";
import type { DataFolder, Schemas } from "../site/files.ts";
import type { PageProps } from "../site/pageProps.ts";
import type { Planning, Route } from "../site/routes.ts";
import type { Site } from "../site/site.ts";
import type { StructuredDataContext } from "./structuredData.ts";

/** A route that adds only its `kind` to `Route`. The page takes its data from `site`. */
export interface PlainRoute<Name extends string> extends Route {
	readonly kind: Name;
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
