import { LineDrawing } from "./LineDrawing.tsx";

/** The two photo-eyes and their beam, seen from inside the garage with the door open. Drawn for this site. */
export function PhotoEyes() {
	return (
		<LineDrawing
			width={420}
			height={300}
			label="The door opening from inside. A photo-eye sits on each side, at most six inches above the floor, and a beam runs straight from one to the other. Both small lights glow."
		>
			<path className="line-drawing__part" d="M40 24h340v36H40z" />
			<path className="line-drawing__thin" d="M8 276h404M40 42h340" />
			<path className="line-drawing__part" d="M40 60h14v216H40zM366 60h14v216h-14z" />
			<path className="line-drawing__beam" d="M92 236h236" />
			<path className="line-drawing__part" d="M54 222h34v28H54zM332 222h34v28h-34z" />
			<circle className="line-drawing__light" cx="66" cy="236" r="5" />
			<circle className="line-drawing__light" cx="354" cy="236" r="5" />
			<path className="line-drawing__thin" d="M120 240v34M113 247l7-8 7 8M113 267l7 8 7-8" />
			<text className="line-drawing__label" x="136" y="265">
				6 inches at most
			</text>
			<text className="line-drawing__label" x="210" y="222" textAnchor="middle">
				The beam
			</text>
			<text className="line-drawing__label" x="66" y="206">
				Light on
			</text>
			<text className="line-drawing__label" x="354" y="206" textAnchor="end">
				Light on
			</text>
			<text className="line-drawing__label" x="210" y="100" textAnchor="middle">
				Door open
			</text>
		</LineDrawing>
	);
}
