import type { IconName } from "../schema/schema.ts";

/** The drawings in assets/icons that the interface has for itself. */
export const interfaceIcons = [
	"alert",
	"arrow",
	"calendar",
	"contact",
	"star-empty",
	"stop",
	"success",
] as const;

/**
 * Every icon: those that data may name, those of the interface, and the company's own mark
 * (data/theme.yaml).
 */
export type IconShape = IconName | (typeof interfaceIcons)[number] | "mark";

interface IconProps {
	readonly name: IconShape;
	readonly className?: string;
}

/**
 * An icon beside text that says the same; the renderer adds the drawings that a page uses, once.
 */
export function Icon({ name, className }: IconProps) {
	return (
		<svg className={className === undefined ? "icon" : `icon ${className}`} aria-hidden="true">
			<use href={`#icon-${name}`} />
		</svg>
	);
}
