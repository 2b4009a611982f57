import { Button } from "../../components/Button.tsx";
import { CallButton } from "../../components/CallButton.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { Poster } from "../../components/Poster.tsx";
import { Section } from "../../components/Section.tsx";
import { languageCode } from "../../site/languages.ts";
import type { PageProps } from "../../site/pageProps.ts";
import type { FileRoute } from "../planFile.ts";

export type NotFoundRoute = FileRoute<"404">;

/** The page that hosts serve for an unknown path (404). */
export function NotFoundPage({ site, to, assets }: PageProps<NotFoundRoute>) {
	const page = site.pages["404"];
	return (
		<Section>
			<div className="columns columns--center">
				<div className="stack stack--loose">
					<h1>{page.heading}</h1>
					<Paragraph className="lede" text={page.lede} to={to} />
					<div className="row">
						<Button href={to.page("home")} label={page.link} solid large />
						<CallButton phone={site.business.phone} text="call" large />
					</div>
					{site.translations.map(({ pages, speech: { language, words }, translation }) => {
						const code = languageCode(language);
						const isTranslated = translation?.names.has("404");
						// Leave out a translation that has no home page yet, because there is no page to link
						// to.
						return translation?.names.has("home") ? (
							<p key={code} lang={code}>
								{isTranslated && `${pages["404"].heading} `}
								<a href={to.exact(`/${code}`)} hrefLang={code}>
									{isTranslated ? pages["404"].link : words.language.name}
								</a>
							</p>
						) : null;
					})}
				</div>
				<Poster poster={assets.posters.get(page.image.poster)} alt={page.image.alt} priority />
			</div>
		</Section>
	);
}
