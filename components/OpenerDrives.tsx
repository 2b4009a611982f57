import { DrawingLabel } from "./DrawingLabel.tsx";
import { LineDrawing } from "./LineDrawing.tsx";
import { useSpeech } from "./useSpeech.ts";

/**
 * Drawing: five kinds of opener from the side, one below the other. Each row shows a drive: chain,
 * belt, screw, wall-mounted and direct.
 */
export function OpenerDrives() {
	const { alt, ...names } = useSpeech().words.drawings.drives;
	return (
		<LineDrawing width={420} height={330} label={alt}>
			<path
				className="line-drawing__part"
				d="M348 14h60v36h-60zM348 78h60v36h-60zM348 142h60v36h-60zM348 206h60v36h-60zM240 270h60v36h-60z"
			/>
			<path d="M348 24h-184a8 8 0 0 0 0 16h184" strokeDasharray="1 9" strokeWidth="7" />
			<path d="M348 88h-184a8 8 0 0 0 0 16h184" />
			<path d="M156 160l7-8 8 16 8-16 8 16 8-16 8 16 8-16 8 16 8-16 8 16 8-16 8 16 8-16 8 16 8-16 8 16 8-16 8 16 8-16 8 16 8-16 8 16 7-8h10" />
			<path d="M156 224h30M306 224h42M186 238l8-28M198 238l8-28M210 238l8-28M222 238l8-28M234 238l8-28M246 238l8-28M258 238l8-28M270 238l8-28M282 238l8-28M294 238l8-28" />
			<path d="M156 288h84M300 288h108" />
			<path
				className="line-drawing__thin"
				d="M228 316h-36M200 309l-8 7 8 7M312 316h36M340 309l8 7-8 7"
			/>
			{[names.chain, names.belt, names.screw, names.wallMount, names.direct].map((name, row) => (
				<DrawingLabel key={name} x={8} y={38 + 64 * row} text={name} />
			))}
		</LineDrawing>
	);
}
