import type { ReactNode } from "react";
import type { ImageAsset } from "../site/assets.ts";
import type { Service } from "../site/site.ts";
import { ActionLink } from "./ActionLink.tsx";
import { useSpeech } from "./useSpeech.ts";

interface ServiceCardProps {
	readonly service: Pick<Service, "name" | "summary" | "details">;
	readonly href: string;
	readonly poster: ImageAsset | undefined;
	/** A second link, above the one that covers the card. */
	readonly children?: ReactNode;
}

/** The whole card links to the service's page. */
export function ServiceCard({ service, href, poster, children }: ServiceCardProps) {
	const { words } = useSpeech();
	return (
		<article className="service-card">
			{poster && (
				<img
					className="service-card__poster"
					src={poster.src}
					alt=""
					width={poster.width}
					height={poster.height}
					loading="lazy"
					decoding="async"
				/>
			)}
			<div className="service-card__body">
				<h3 className="service-card__title">{service.name}</h3>
				<p className="service-card__text">{service.summary}</p>
				<ul className="service-card__details">
					{service.details.map((detail) => (
						<li key={detail} className="service-card__detail">
							{detail}
						</li>
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
