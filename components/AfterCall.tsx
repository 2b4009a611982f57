import type { Links } from "../site/links.ts";
import type { Site } from "../site/site.ts";
import { BulletList } from "./BulletList.tsx";
import { Paragraph } from "./Paragraph.tsx";
import { SplitSection } from "./SplitSection.tsx";

interface AfterCallProps {
	readonly site: Pick<Site, "pages">;
	readonly to: Links;
	readonly soft?: boolean;
}

/** Who comes after a call, when and at what cost. Nothing if services.yaml lacks `afterCall`. */
export function AfterCall({ site, to, soft = false }: AfterCallProps) {
	const { afterCall } = site.pages.services;
	if (!afterCall) return null;
	const { heading, intro, items } = afterCall;
	return (
		<SplitSection soft={soft} title={heading} id="after-the-call">
			{intro !== undefined && <Paragraph text={intro} to={to} />}
			<BulletList items={items} to={to} />
		</SplitSection>
	);
}
