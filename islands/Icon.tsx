import type { IconName } from "../site/schema/fields.ts";

/**
 * Icons of components/icons that only components use. Data files can name only the icons of `IconName`.
 */
export const interfaceIcons = [
	"alert",
	"arrow",
	"calendar",
	"contact",
	"star-empty",
	"star-half",
	"stop",
	"success",
] as const;

/** "mark" is the company's mark, a drawing that data/theme.yaml names. */
export type IconShape = IconName | (typeof interfaceIcons)[number] | "mark";

interface IconProps {
	readonly name: IconShape;
	readonly className?: string;
}

/**
 * An icon beside a text with the same meaning, hidden from screen readers. The page contains the
 * icon's drawing once. Each <use> repeats the drawing.
 */
export function Icon({ name, className }: IconProps) {
	return (
		<svg className={className === undefined ? "icon" : `icon ${className}`} aria-hidden="true">
			<use href={`#icon-${name}`} />
		</svg>
	);
}
