import { escapeJson, UnsafeHtml } from "../islands/UnsafeHtml.tsx";
import type { Assets } from "../site/assets.ts";
import { hexOf } from "../site/colors.ts";
import type { Links } from "../site/links.ts";
import type { Route } from "../site/routes.ts";
import type { Site } from "../site/site.ts";
import { fill } from "../site/words.ts";

interface HeadEndProps {
	readonly site: Pick<Site, "business" | "speech" | "theme">;
	readonly route: Route;
	readonly to: Links;
	readonly assets: Pick<Assets, "loader" | "favicons">;
	readonly sharingImage: string;
	readonly structuredData: object | undefined;
	readonly scripts: readonly { readonly type: string | undefined; readonly text: string }[];
	readonly hasIslands: boolean;
}

/**
 * Returns the sharing image's alternative text. It must name the texts that drawSharingImages.ts
 * draws.
 */
const describeSign = (
	{ kicker, title, left, minutes }: Route["sign"],
	{ business, speech }: HeadEndProps["site"],
): string => {
	const { drawings, minutes: forms } = speech.words;
	const lines = [
		kicker,
		title,
		left,
		...(minutes === undefined ? [] : [fill(forms.short, { minutes })]),
	];
	return fill(drawings.sharingImage, { lines: lines.join(" · "), company: business.name });
};

/** The part of <head> after the page's CSS. HeadStart is the part before the CSS. */
export function HeadEnd({
	site,
	route,
	to,
	assets,
	sharingImage,
	structuredData,
	scripts,
	hasIslands,
}: HeadEndProps) {
	const { title, description, keywords, indexed, path } = route;
	const canonical = indexed ? to.absolute(path) : undefined;
	const alternates = indexed ? route.alternates : [];
	const image = new URL(sharingImage, site.business.url).href;
	const meta = {
		description,
		keywords: keywords.length > 0 ? keywords.join(", ") : undefined,
		robots: indexed ? undefined : "noindex",
		...(route.kind === "home" && {
			"google-site-verification": site.business.verification?.google,
			"msvalidate.01": site.business.verification?.bing,
		}),
		// Twitter's cards take title, text and picture from the Open Graph tags below.
		"twitter:card": "summary_large_image",
	};
	const openGraph = {
		"og:type": "website",
		"og:site_name": site.business.name,
		"og:locale": site.speech.language.replace("-", "_"),
		"og:locale:alternate": alternates
			.find(({ language }) => language !== route.language)
			?.language.replace("-", "_"),
		"og:title": title,
		"og:description": description,
		"og:url": canonical,
		"og:image": image,
		"og:image:width": "1200",
		"og:image:height": "630",
		"og:image:alt": describeSign(route.sign, site),
	};
	return (
		<>
			{hasIslands && (
				<script
					type="module"
					src={assets.loader.src}
					integrity={assets.loader.integrity}
					fetchPriority="low"
				/>
			)}
			{canonical && <link rel="canonical" href={canonical} />}
			{to.alternates({ alternates }).map(({ lang, url }) => (
				<link key={lang} rel="alternate" hrefLang={lang} href={url} />
			))}
			{route.feed && (
				<link
					rel="alternate"
					type="application/atom+xml"
					title={site.business.name}
					href={to.file(route.feed)}
				/>
			)}
			{Object.entries(meta).map(
				([name, content]) => content && <meta key={name} name={name} content={content} />,
			)}
			{Object.entries(openGraph).map(
				([property, content]) =>
					content && <meta key={property} property={property} content={content} />,
			)}
			{(["light", "dark"] as const).map((scheme) => (
				<meta
					key={scheme}
					name="theme-color"
					media={`(prefers-color-scheme: ${scheme})`}
					content={hexOf(site.theme, "ground", scheme)}
				/>
			))}
			{assets.favicons.svg && <link rel="icon" href={assets.favicons.svg} type="image/svg+xml" />}
			<link rel="icon" href={assets.favicons.png48} type="image/png" sizes="48x48" />
			<link rel="apple-touch-icon" href={assets.favicons.apple} />
			<link rel="manifest" href={assets.favicons.manifest} />
			{site.business.outsideScripts?.map(({ src, attributes }) => (
				<script key={src} defer src={src} {...attributes} />
			))}
			{scripts.map(({ type, text }) => (
				<UnsafeHtml key={text} as="script" type={type} html={text} />
			))}
			{structuredData && (
				<UnsafeHtml as="script" type="application/ld+json" html={escapeJson(structuredData)} />
			)}
		</>
	);
}
