import { type Checking, filesIn } from "../../site/checking.ts";
import { dataFields } from "../../site/dataFields.ts";
import { namingRoles } from "../../site/schema/roles.ts";
import type { Site, TownId } from "../../site/site.ts";
import { redirectHint, townAt } from "./renamedPages.ts";

/**
 * Reports names of missing files and price rows: the service "spring-repair" if there is no
 * services/spring-repair.yaml. Accepts the name of a removed page if redirects.yaml has its path.
 */
export function checkNames(
	site: Site,
	paths: ReadonlySet<string>,
	{ files, folder, report, countIfRemoved }: Checking,
): void {
	const [example = "county/town"] = site.towns.keys();
	const fields = dataFields(site);
	const rows = fields.flatMap(({ roles, value }) =>
		roles.includes("pricedJob") ? String(value) : [],
	);
	for (const { name, path, value, roles } of fields) {
		if (roles.includes("jobName") && !rows.includes(String(value)))
			report("price-row-unknown", name, path, value, { rows: rows.join(", ") || undefined });
		const inFolder = namingRoles.find((role) => roles.includes(role));
		const isTown = roles.includes("town");
		if (typeof value !== "string" || !(inFolder || isTown)) continue;
		const file = isTown ? `areas/${value}` : `${inFolder}/${value}`;
		const isKnown = isTown ? site.towns.has(value as TownId) : files.has(file);
		if (isKnown || countIfRemoved(`/${file}`)) continue;
		if (isTown) {
			const moved = townAt(site, value);
			const county = `/areas/${value.split("/")[0]}`;
			const above = paths.has(county) ? county : "/areas";
			const to = moved ? `/areas/${moved}` : above;
			const hint = value.includes("/") ? ` ${redirectHint(folder, `/${file}`, to)}` : "";
			report("town-unknown", name, path, value, { moved, hint, folder, example });
		} else {
			const inData = `${folder}/${inFolder}`;
			const empty = filesIn(inFolder ?? "", files).length === 0 ? inData : undefined;
			report("slug-unknown", name, path, value, { folder: inData, empty });
		}
	}
}
