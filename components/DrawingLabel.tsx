interface DrawingLabelProps {
	readonly x: number;
	readonly y: number;
	readonly anchor?: "middle" | "end";
	readonly text: string;
}

export function DrawingLabel({ x, y, anchor, text }: DrawingLabelProps) {
	return (
		<text className="line-drawing__label" x={x} y={y} textAnchor={anchor}>
			{text}
		</text>
	);
}
