import type { ReactNode } from "react";
import { Icon } from "../islands/Icon.tsx";
import type { Links } from "../site/links.ts";
import { BulletList } from "./BulletList.tsx";
import { Paragraph } from "./Paragraph.tsx";

interface SafetyGateProps {
	readonly strong: string;
	readonly text?: string;
	readonly items?: readonly string[];
	readonly to: Links;
	readonly drawing?: ReactNode;
	readonly children?: ReactNode;
}

export function SafetyGate({ strong, text, items, to, drawing, children }: SafetyGateProps) {
	return (
		<section className="safety-gate stack" aria-label={strong}>
			<h2 className="safety-gate__strong">
				<Icon name="stop" className="safety-gate__icon" />
				{strong}
			</h2>
			{drawing}
			{text !== undefined && <Paragraph text={text} to={to} />}
			{items !== undefined && <BulletList items={items} to={to} />}
			{children}
		</section>
	);
}
