import type { ReactNode } from "react";

interface LineDrawingProps {
	readonly width: number;
	readonly height: number;
	readonly label: string;
	readonly children: ReactNode;
}

export function LineDrawing({ width, height, label, children }: LineDrawingProps) {
	return (
		<svg className="line-drawing" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
			{children}
		</svg>
	);
}
