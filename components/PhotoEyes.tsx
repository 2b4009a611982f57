import { DrawingLabel } from "./DrawingLabel.tsx";
import { LineDrawing } from "./LineDrawing.tsx";
import { useSpeech } from "./useSpeech.ts";

/** Drawing: the two photo-eyes of an opener and their beam, seen from inside with the door open. */
export function PhotoEyes() {
	const { alt, height, beam, light, door } = useSpeech().words.drawings.photoEyes;
	return (
		<LineDrawing width={420} height={300} label={alt}>
			<path className="line-drawing__part" d="M40 24h340v36H40z" />
			<path className="line-drawing__thin" d="M8 276h404M40 42h340" />
			<path className="line-drawing__part" d="M40 60h14v216H40zM366 60h14v216h-14z" />
			<path className="line-drawing__beam" d="M92 236h236" />
			<path className="line-drawing__part" d="M54 222h34v28H54zM332 222h34v28h-34z" />
			<circle className="line-drawing__light" cx="66" cy="236" r="5" />
			<circle className="line-drawing__light" cx="354" cy="236" r="5" />
			<path className="line-drawing__thin" d="M120 240v34M113 247l7-8 7 8M113 267l7 8 7-8" />
			<DrawingLabel x={136} y={265} text={height} />
			<DrawingLabel x={210} y={222} anchor="middle" text={beam} />
			<DrawingLabel x={66} y={206} text={light} />
			<DrawingLabel x={354} y={206} anchor="end" text={light} />
			<DrawingLabel x={210} y={100} anchor="middle" text={door} />
		</LineDrawing>
	);
}
