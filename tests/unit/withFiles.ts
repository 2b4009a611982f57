import { schemaFor } from "../../site/files.ts";
import type { Site, SiteFile } from "../../site/site.ts";

/** Returns a site whose data files of the given names have other contents, which may be partial. */
export const withFiles = (site: Site, contents: Readonly<Record<string, object>>): Site => ({
	...site,
	files: new Map([
		...site.files,
		...Object.entries(contents).map(([name, value]): [string, SiteFile] => {
			const schema = site.files.get(name)?.schema ?? schemaFor(name);
			if (!schema) throw new Error(`No data file has the name ${name}.`);
			return [name, { value, schema }];
		}),
	]),
});
