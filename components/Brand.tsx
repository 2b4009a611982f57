import { Icon } from "../islands/Icon.tsx";
import type { Business } from "../schema/schema.ts";

interface BrandProps {
	readonly business: Pick<Business, "shortName" | "tagline">;
	readonly href: string;
	readonly className?: string;
}

/** The logo and the company's name, linked to the home page. */
export function Brand({ business, href, className }: BrandProps) {
	return (
		<a className={className === undefined ? "brand" : `brand ${className}`} href={href}>
			<Icon name="mark" className="brand__mark" />
			<span className="brand__name">
				<span>{business.shortName}</span>{" "}
				<small className="brand__tagline">{business.tagline}</small>
			</span>
		</a>
	);
}
