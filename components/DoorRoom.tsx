import { DrawingLabel } from "./DrawingLabel.tsx";
import { LineDrawing } from "./LineDrawing.tsx";
import { useSpeech } from "./useSpeech.ts";

/**
 * Drawing: what to measure for a new door, seen from inside the garage: the opening, the headroom
 * above it and the side room beside it.
 */
export function DoorRoom() {
	const { alt, above, beside, width, height } = useSpeech().words.drawings.doorRoom;
	return (
		<LineDrawing width={420} height={300} label={alt}>
			<path className="line-drawing__part" d="M12 20h396v256H12z" />
			<path d="M124 106h172v170H124z" />
			<path className="line-drawing__thin" d="M210 26v74M203 33l7-8 7 8M203 93l7 8 7-8" />
			<path
				className="line-drawing__thin"
				d="M18 190h100M26 183l-8 7 8 7M110 183l8 7-8 7M302 190h100M310 183l-8 7 8 7M394 183l8 7-8 7"
			/>
			<path
				className="line-drawing__thin"
				d="M130 248h160M138 241l-8 7 8 7M282 241l8 7-8 7M148 112v158M141 119l7-8 7 8M141 263l7 8 7-8"
			/>
			<DrawingLabel x={224} y={68} text={above} />
			<DrawingLabel x={68} y={176} anchor="middle" text={beside} />
			<DrawingLabel x={352} y={176} anchor="middle" text={beside} />
			<DrawingLabel x={222} y={236} anchor="middle" text={width} />
			<DrawingLabel x={162} y={156} text={height} />
		</LineDrawing>
	);
}
