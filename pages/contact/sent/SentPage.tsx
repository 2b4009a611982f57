import { BulletList } from "../../../components/BulletList.tsx";
import { Button } from "../../../components/Button.tsx";
import { CallButton } from "../../../components/CallButton.tsx";
import { PageHead } from "../../../components/PageHead.tsx";
import { ReviewUs } from "../../../components/ReviewUs.tsx";
import { Section } from "../../../components/Section.tsx";
import type { PageProps } from "../../../site/pageProps.ts";
import type { FileRoute } from "../../planFile.ts";

export type SentRoute = FileRoute<"contact/sent">;

/** The page at /contact/sent: thanks for a message that was sent without JavaScript. */
export function SentPage({ site, route, to, assets }: PageProps<SentRoute>) {
	const page = site.pages["contact/sent"];
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={page.heading} lede={page.lede} />
			<Section plain>
				<div className="stack stack--loose">
					<div className="spread">
						<BulletList numbered items={page.next} to={to} />
					</div>
					<div className="row">
						<Button href={to.page("home")} label={site.words.sent.home} solid large />
						<CallButton phone={site.business.phone} text="call" large />
					</div>
					<ReviewUs site={site} assets={assets} />
				</div>
			</Section>
		</>
	);
}
