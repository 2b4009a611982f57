import type { Urgency } from "../site/schema/fields.ts";
import { Icon, type IconShape } from "./Icon.tsx";

const shapes: { readonly [U in Urgency]: IconShape } = {
	danger: "stop",
	today: "alarm",
	soon: "clock",
	canWait: "calendar",
	diy: "success",
};
const modifiers: { readonly [U in Urgency]: string } = {
	danger: "danger",
	today: "today",
	soon: "soon",
	canWait: "can-wait",
	diy: "diy",
};

interface UrgencyMarkProps {
	readonly urgency: Urgency;
	readonly word: string;
}

/**
 * Shows an urgency by an icon, a word and a color. Each urgency has its own icon, because some
 * visitors can't tell the colors apart.
 */
export function UrgencyMark({ urgency, word }: UrgencyMarkProps) {
	return (
		<span className={`urgency-mark urgency-mark--${modifiers[urgency]}`}>
			<Icon name={shapes[urgency]} />
			{` ${word}`}
		</span>
	);
}
