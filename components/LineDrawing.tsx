import type { ReactNode } from "react";

interface LineDrawingProps {
	readonly width: number;
	readonly height: number;
	/** What it shows, for those who hear it. */
	readonly label: string;
	readonly children: ReactNode;
}

/** A drawing of our own in lines, in the colors of the page around it. */
export function LineDrawing({ width, height, label, children }: LineDrawingProps) {
	return (
		<svg className="line-drawing" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
			{children}
		</svg>
	);
}
