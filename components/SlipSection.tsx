import type { Links } from "../site/links.ts";
import type { Site } from "../site/site.ts";
import { EstimateSlip } from "./EstimateSlip.tsx";
import { Paragraphs } from "./Paragraphs.tsx";
import { Section } from "./Section.tsx";

export function SlipSection({
	site: { pages, business },
	to,
}: {
	readonly site: Pick<Site, "pages" | "business">;
	readonly to: Links;
}) {
	const { prices } = pages;
	const slip = prices?.slip;
	if (!prices || !slip) return null;
	return (
		<Section>
			<div className="columns columns--center">
				<div className="column--7 stack">
					<h2>{slip.heading}</h2>
					<Paragraphs paragraphs={slip.paragraphs} to={to} />
				</div>
				<div className="column--5">
					<EstimateSlip prices={prices} slip={slip} brand={business.name} />
				</div>
			</div>
		</Section>
	);
}
