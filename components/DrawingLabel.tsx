interface DrawingLabelProps {
	readonly x: number;
	/** Of the line that the letters stand on. */
	readonly y: number;
	/** What of the text stands at `x`; its start if nothing is said. */
	readonly anchor?: "middle" | "end";
	readonly text: string;
}

/** What a part of a line drawing is called. */
export function DrawingLabel({ x, y, anchor, text }: DrawingLabelProps) {
	return (
		<text className="line-drawing__label" x={x} y={y} textAnchor={anchor}>
			{text}
		</text>
	);
}
