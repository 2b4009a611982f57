import type { Checking } from "../../site/checking.ts";
import { dataFields } from "../../site/dataFields.ts";
import { daysBetween } from "../../site/formats.ts";
import { adviceOn } from "../../site/messages.ts";
import type { Role } from "../../site/schema/roles.ts";
import type { Site } from "../../site/site.ts";
import { formatField } from "../problems.ts";

const warningDays = 60;

/**
 * Warns of an expired notice, of expired offers, of unchecked facts, and of facts near or past
 * their `validUntil`.
 */
export function checkAgeing(site: Site, { warn }: Pick<Checking, "warn">): void {
	const { notice } = site.business;
	if (notice && notice.until < site.buildDate)
		warn("notice-over", "business", ["notice", "until"], notice.until, { day: site.buildDate });
	for (const [index, { until }] of (site.offers ?? []).entries())
		if (until < site.buildDate)
			warn("offer-over", "offers", [index, "until"], until, { day: site.buildDate });
	const found = ageingFacts(site);
	for (const { name, path, validUntil } of found)
		if (validUntil !== undefined && daysBetween(site.buildDate, validUntil) <= warningDays)
			warn("source-due", name, path, validUntil, { days: warningDays, day: site.buildDate });
	for (const name of new Set(found.map((fact) => fact.name))) {
		const [first, ...others] = found.filter((fact) => fact.name === name && fact.checked === null);
		const titles = others.map(({ title }) => title).join(", ");
		const more = others.length > 0 ? `, here and in ${others.length} more: ${titles}` : "";
		if (first) warn("source-unchecked", name, first.path, null, { more });
	}
}

/** Facts past their `validUntil`, which a production build refuses. */
export const expiredFacts = (site: Site) =>
	ageingFacts(site)
		.filter(({ validUntil }) => validUntil && daysBetween(site.buildDate, validUntil) < 0)
		.map(({ name, path, validUntil }) => ({
			file: `${name}.yaml`,
			field: formatField(path),
			note: `Past since ${validUntil}. ${adviceOn("source-due", { days: warningDays, day: validUntil })[1]}`,
		}));

/**
 * Lists the fields with the role "checked" or "validUntil", each with its fact's title. `checked:
 * null` means that nobody has checked the fact yet.
 */
const ageingFacts = (site: Site) =>
	dataFields(site).flatMap(({ name, value, path, roles, parent }) => {
		const dateOf = (role: Role) => (roles.includes(role) ? (value as string | null) : undefined);
		const checked = dateOf("checked");
		const validUntil = dateOf("validUntil") ?? undefined;
		const { id } = (parent ?? {}) as { readonly id?: string };
		return checked === undefined && validUntil === undefined
			? []
			: { name, path, title: id ?? formatField(path.slice(0, -1)), checked, validUntil };
	});
