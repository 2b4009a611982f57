import { DrawingLabel } from "./DrawingLabel.tsx";
import { LineDrawing } from "./LineDrawing.tsx";
import { useSpeech } from "./useSpeech.ts";

/** Drawing: the red emergency cord of an opener, seen from the side with the door closed. */
export function RedCord() {
	const { alt, cord, down, trolley, opener, door } = useSpeech().words.drawings.redCord;
	return (
		<LineDrawing width={420} height={330} label={alt}>
			<path className="line-drawing__thin" d="M8 316h404M22 16v34" />
			<path className="line-drawing__part" d="M22 50h300v12H22z" />
			<path className="line-drawing__part" d="M322 34h74v46h-74z" />
			<path className="line-drawing__thin" d="M336 16v18M382 16v18M8 16h404" />
			<path
				className="line-drawing__part"
				d="M22 92h14v56H22zM22 148h14v56H22zM22 204h14v56H22zM22 260h14v56H22z"
			/>
			<path className="line-drawing__part" d="M112 44h44v24h-44z" />
			<path d="M118 68 92 84 36 108" />
			<path className="line-drawing__cord" d="M140 68v92" />
			<path className="line-drawing__handle" d="M124 160h32v14h-32z" />
			<path d="M140 190v46M128 224l12 14 12-14" />
			<DrawingLabel x={168} y={122} text={cord} />
			<DrawingLabel x={168} y={224} text={down} />
			<DrawingLabel x={168} y={40} text={trolley} />
			<DrawingLabel x={359} y={108} anchor="middle" text={opener} />
			<DrawingLabel x={50} y={298} text={door} />
		</LineDrawing>
	);
}
