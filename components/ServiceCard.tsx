import type { ReactNode } from "react";
import type { Assets } from "../site/assets.ts";
import type { Service } from "../site/site.ts";
import { ActionLink } from "./ActionLink.tsx";
import { ServicePhoto } from "./ServicePhoto.tsx";
import { useSpeech } from "./useSpeech.ts";

interface ServiceCardProps {
	readonly service: Pick<Service, "name" | "summary" | "details" | "image" | "poster">;
	readonly href: string;
	readonly assets: Pick<Assets, "pictures" | "posters">;
	/** A second link, on top of the link that covers the card. */
	readonly children?: ReactNode;
}

/**
 * The whole card links to the service's page. Its parts have no classes, because classes would not
 * fit into the home page's first round trip.
 */
export function ServiceCard({ service, href, assets, children }: ServiceCardProps) {
	const { words } = useSpeech();
	return (
		<article className="service-card">
			<ServicePhoto service={service} assets={assets} sizes="(max-width: 67.999rem) 40vw, 15rem" />
			<div className="service-card__body">
				<h3>{service.name}</h3>
				<p>{service.summary}</p>
				<ul>
					{service.details.map((detail) => (
						<li key={detail}>{detail}</li>
					))}
				</ul>
				<ActionLink
					className="service-card__more"
					href={href}
					label={words.services.more}
					about={service.name}
				/>
				{children}
			</div>
		</article>
	);
}
