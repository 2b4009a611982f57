import { DrawingLabel } from "./DrawingLabel.tsx";
import { LineDrawing } from "./LineDrawing.tsx";
import { useSpeech } from "./useSpeech.ts";

/** Drawing: a half-open door seen from inside. A balanced door stays half open. */
export function BalanceTest() {
	const { alt, height, stays, moves } = useSpeech().words.drawings.balance;
	return (
		<LineDrawing width={420} height={300} label={alt}>
			<path className="line-drawing__thin" d="M8 276h404" />
			<path className="line-drawing__part" d="M40 24h14v252H40zM366 24h14v252h-14z" />
			<path className="line-drawing__part" d="M58 24h304v52H58zM58 76h304v52H58z" />
			<path d="M190 116h40" />
			<path className="line-drawing__thin" d="M84 134v138M77 141l7-8 7 8M77 265l7 8 7-8" />
			<path
				className="line-drawing__cord"
				d="M320 142v46M310 154l10-12 10 12M310 176l10 12 10-12"
			/>
			<DrawingLabel x={210} y={64} anchor="middle" text={stays} />
			<DrawingLabel x={100} y={178} text={height} />
			<DrawingLabel x={352} y={232} anchor="end" text={moves} />
		</LineDrawing>
	);
}
