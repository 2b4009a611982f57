import type { ReactNode } from "react";
import type { Links } from "../generator/site/links.ts";
import { Icon } from "../islands/Icon.tsx";
import { Paragraph } from "./Paragraph.tsx";

interface SafetyGateProps {
	readonly strong: string;
	readonly text?: string;
	readonly items?: readonly string[];
	readonly to: Links;
	readonly children?: ReactNode;
}

/** A safety warning at the top of a page, with its own color and icon. */
export function SafetyGate({ strong, text, items, to, children }: SafetyGateProps) {
	return (
		<div className="safety-gate stack">
			<p className="safety-gate__strong">
				<Icon name="stop" className="safety-gate__icon" />
				<strong>{strong}</strong>
			</p>
			{text !== undefined && <Paragraph text={text} to={to} />}
			{items !== undefined && (
				<ul className="safety-gate__list">
					{items.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
			)}
			{children}
		</div>
	);
}
