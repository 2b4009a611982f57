import type { ReactElement } from "react";
import type { Thing } from "schema-dts";
import type { Checking } from "../site/checking.ts";
import type { PageProps } from "../site/pageProps.ts";
import type { Planning, Route } from "../site/routes.ts";
import type { Site } from "../site/site.ts";
import type { StructuredDataContext } from "./structuredData.ts";

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
 * folder in pages/, an entry in pages/kinds.ts, and its data files in site/files.ts.
 * @typeParam R the kind's routes. Each carries the data of its page.
 */
export interface Kind<R extends Route = Route> {
	/** The name of the kind's folder in pages/, and the `kind` of its routes. */
	readonly name: R["kind"];
	/**
	 * Plans the kind's routes in one language. The generator then leaves out pages that the
	 * translation lacks.
	 */
	plan(planning: Planning): readonly R[];
	/** Composes facts for the page's texts. facts.yaml must not define them. */
	facts?(checking: Checking): Readonly<Record<string, string>>;
	/**
	 * Checks what a schema can't check, such as facts of several files that must agree.
	 * @param routes the pages of the main language
	 */
	check?(site: Site, checking: Checking, routes: readonly Route[]): void;
	/**
	 * Returns nodes for the page's schema.org graph, in addition to the nodes that every page has
	 * (pages/planGraph.ts).
	 */
	structuredData?(route: R, context: StructuredDataContext): readonly Thing[];
	/**
	 * What the page shows about the company. Structured data may contain only what the page shows.
	 */
	readonly showsOfCompany?: "reviews" | "services";
	/** Lists the entries of the page's feed, the newest first. The route has the feed's file name. */
	feedEntries?(site: Site): readonly FeedEntry[];
	/** Renders the content between the page's header and footer. */
	Page(props: PageProps<R>): ReactElement;
}
