import type { Assets } from "../site/assets.ts";
import type { Links } from "../site/links.ts";
import type { Site } from "../site/site.ts";
import { DoorsLink } from "./DoorsLink.tsx";
import { ServiceCard } from "./ServiceCard.tsx";

interface ServiceDoorProps {
	readonly site: Pick<Site, "services" | "pages">;
	readonly to: Links;
	readonly assets: Assets;
}

export function ServiceDoor({ site, to, assets }: ServiceDoorProps) {
	return (
		<div className="service-door">
			<ul className="service-door__sections">
				{site.services.map((service) => (
					<li key={service.slug} className="service-door__section">
						<ServiceCard service={service} href={to.service(service)} assets={assets}>
							<DoorsLink className="service-card__also" service={service} site={site} to={to} />
						</ServiceCard>
					</li>
				))}
			</ul>
		</div>
	);
}
