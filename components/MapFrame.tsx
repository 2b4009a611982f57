import type { Links } from "../site/links.ts";
import type { MapFocus, Maps } from "../site/maps.ts";
import { inlineNodes } from "./markdownTokens.tsx";
import { MapBackdrop } from "./ServiceMap.tsx";
import { useSpeech } from "./useSpeech.ts";

interface MapFrameProps {
	readonly query: string;
	readonly title: string;
	readonly caption?: string | undefined;
	readonly to: Links;
	readonly maps: Maps;
	/** The towns on our own map, which fills the frame until Google's map has loaded. */
	readonly focus: MapFocus | undefined;
	/** Whether the page has our own map of `focus` too. */
	readonly hasMap?: boolean;
}

/** Google's map in an <iframe>, loaded when near the viewport, and a link to Google's map. */
export function MapFrame({ query, title, caption, to, maps, focus, hasMap = true }: MapFrameProps) {
	const { words } = useSpeech();
	const encodedQuery = encodeURIComponent(query);
	return (
		<figure>
			<div className="map-frame">
				{focus && <MapBackdrop to={to} maps={maps} focus={focus} isOnPage={hasMap} />}
				<iframe
					className="map-frame__frame"
					src={`https://www.google.com/maps?q=${encodedQuery}&output=embed`}
					title={title}
					width="640"
					height="480"
					loading="lazy"
					referrerPolicy="no-referrer"
				/>
			</div>
			<figcaption className="map-frame__caption">
				{caption !== undefined && <>{inlineNodes(caption, to)} </>}
				<a
					className="map-frame__link"
					href={`https://www.google.com/maps/search/?api=1&query=${encodedQuery}`}
				>
					<span>{words.map.open}</span>
					<span className="visually-hidden">{`: ${query}`}</span>
				</a>
			</figcaption>
		</figure>
	);
}
