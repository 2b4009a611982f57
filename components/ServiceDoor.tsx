import type { Assets } from "../site/assets.ts";
import type { Links } from "../site/links.ts";
import type { Service } from "../site/site.ts";
import { ServiceCard } from "./ServiceCard.tsx";

interface ServiceDoorProps {
	readonly services: readonly Service[];
	readonly to: Links;
	readonly assets: Assets;
}

export function ServiceDoor({ services, to, assets }: ServiceDoorProps) {
	return (
		<div className="service-door">
			<ul className="service-door__sections">
				{services.map((service) => (
					<li key={service.slug} className="service-door__section">
						<ServiceCard
							service={service}
							href={to.service(service)}
							poster={assets.posters.get(service.poster)}
						/>
					</li>
				))}
			</ul>
		</div>
	);
}
