import type { Urgency } from "../schema/schema.ts";
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
	/** What it is called: "Stop and call now". */
	readonly word: string;
}

/**
 * How urgent something is, on the one scale of the site: an icon, a word and a color, each of which
 * says it by itself.
 */
export function UrgencyMark({ urgency, word }: UrgencyMarkProps) {
	return (
		<span className={`urgency-mark urgency-mark--${modifiers[urgency]}`}>
			<Icon name={shapes[urgency]} />
			{` ${word}`}
		</span>
	);
}
