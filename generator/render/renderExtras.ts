import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderAdmin } from "../admin/renderAdmin.ts";
import { hostFiles } from "../hosts/hostFiles.ts";
import type { OutputFile } from "../output/output.ts";
import { createLinks } from "../site/links.ts";
import type { Route } from "../site/routes.ts";
import type { Site } from "../site/site.ts";
import { renderContactCard } from "./renderContactCard.ts";
import { renderSitemap } from "./renderSitemap.ts";

/** Renders the files that are neither pages nor assets. */
export function renderExtras(
	site: Site,
	routes: readonly Route[],
	options: { readonly precompress: boolean },
): readonly OutputFile[] {
	const card = renderContactCard(site.business);
	return [
		...renderSitemap(routes, createLinks(routes, site.business.url)),
		{ path: "contact.vcf", contents: card, owner: "the contact card" },
		...renderAdmin(site),
		...hostFiles(site, routes, options),
		...site.publicFiles.map((path) => {
			const source = join(site.folder, "public", path);
			return { path, contents: readFileSync(source), owner: source, source };
		}),
	];
}
