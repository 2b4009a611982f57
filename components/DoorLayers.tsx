import { DrawingLabel } from "./DrawingLabel.tsx";
import { LineDrawing } from "./LineDrawing.tsx";
import { useSpeech } from "./useSpeech.ts";

/** Drawing: cross-sections of three doors. An arrow shows how far heat gets into each door. */
export function DoorLayers() {
	const { alt, heat, sheet, board, foam } = useSpeech().words.drawings.layers;
	return (
		<LineDrawing width={420} height={290} label={alt}>
			<path className="line-drawing__part" d="M206 40h26v200h-26zM336 40h38v200h-38z" />
			<path d="M76 40v200M200 40v200M336 40v200M374 40v200" strokeWidth="5" />
			<path className="line-drawing__thin" d="M238 40v200" />
			<path d="M346 56v170M356 64v170M366 56v170" strokeDasharray="1 11" strokeWidth="4" />
			<path
				className="line-drawing__cord"
				d="M20 140h104M112 128l12 12-12 12M152 140h100M242 130l10 10-10 10M288 140h66M346 132l8 8-8 8"
			/>
			<DrawingLabel x={20} y={122} text={heat} />
			{[sheet, board, foam].map((name, column) => (
				<DrawingLabel key={name} x={76 + 140 * column} y={274} anchor="middle" text={name} />
			))}
		</LineDrawing>
	);
}
