import type { Links } from "../site/links.ts";
import type { Service, Site } from "../site/site.ts";
import { ActionLink } from "./ActionLink.tsx";

interface DoorsLinkProps {
	readonly service: Pick<Service, "slug">;
	readonly site: Pick<Site, "pages">;
	readonly to: Links;
	readonly className?: string;
}

/** The link to the page of doors, beside the service that sells them. */
export function DoorsLink({ service, site: { pages }, to, className }: DoorsLinkProps) {
	if (pages.doors?.service !== service.slug) return null;
	return (
		<ActionLink
			{...(className !== undefined && { className })}
			href={to.page("doors")}
			label={pages.doors.link}
		/>
	);
}
