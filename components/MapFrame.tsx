import { useWords } from "./useWords.ts";

interface MapFrameProps {
	/** What to look for: a town and its state. */
	readonly query: string;
	/** What the map shows, for the frame's title. */
	readonly title: string;
	readonly caption?: string;
	/** Across the page: 4:3 on a phone, 3:1 on a desktop. */
	readonly wide?: boolean;
}

/** Google's map in a frame that loads when it comes near, and a plain link to the same place. */
export function MapFrame({ query, title, caption, wide = false }: MapFrameProps) {
	const { words } = useWords();
	const place = encodeURIComponent(query);
	return (
		<figure>
			<div className={wide ? "map-frame map-frame--wide" : "map-frame"}>
				<iframe
					className="map-frame__frame"
					src={`https://www.google.com/maps?q=${place}&output=embed`}
					title={title}
					width="640"
					height="480"
					loading="lazy"
					referrerPolicy="no-referrer"
				/>
			</div>
			<figcaption className="map-frame__caption">
				{caption !== undefined && `${caption} `}
				<a className="map-frame__link" href={`https://www.google.com/maps/search/?api=1&query=${place}`}>
					<span>{words.map.open}</span>
					<span className="visually-hidden">{`: ${query}`}</span>
				</a>
			</figcaption>
		</figure>
	);
}
