import { Icon } from "../islands/Icon.tsx";
import type { Assets } from "../site/assets.ts";
import type { Business } from "../site/schema/schema.ts";
import { classNames } from "./classNames.ts";
import { Logo } from "./Logo.tsx";

interface BrandProps {
	readonly business: Pick<Business, "shortName" | "tagline">;
	readonly assets: Pick<Assets, "logo" | "icons">;
	readonly href: string;
	/** Whether the background is dark in both color schemes, as in the footer. */
	readonly isOnBand?: boolean;
	readonly className?: string;
}

/**
 * A link to the home page: the logo, or else the theme's mark, and then the company's name. Leaves
 * out the name beside a wide logo, because such a logo probably contains the name.
 */
export function Brand({ business, assets, href, isOnBand = false, className }: BrandProps) {
	const { logo, icons } = assets;
	return (
		<a className={classNames("brand", className)} href={href}>
			{logo ? (
				<Logo logo={logo} isOnBand={isOnBand} />
			) : (
				icons.has("mark") && <Icon name="mark" className="brand__mark" />
			)}
			{!logo?.isWide && (
				<span className="brand__name">
					<span>{business.shortName}</span>{" "}
					<small className="brand__tagline">{business.tagline}</small>
				</span>
			)}
		</a>
	);
}
