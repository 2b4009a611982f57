import { Button } from "../../components/Button.tsx";
import { CallButton } from "../../components/CallButton.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { Section } from "../../components/Section.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { FileRoute } from "../planFile.ts";

export type ErrorRoute = FileRoute<"500">;

/** The error page that hosts serve for status 500. */
export function ErrorPage({ site, to }: PageProps<ErrorRoute>) {
	const page = site.pages["500"];
	return (
		<Section soft>
			<div className="stack stack--loose">
				<h1>{page.heading}</h1>
				<p className="lede">{page.status}</p>
				<Paragraph text={page.lede} to={to} />
				<div className="row">
					<Button href={to.page("home")} label={page.link} solid large />
					<CallButton phone={site.business.phone} text="call" large />
				</div>
			</div>
		</Section>
	);
}
