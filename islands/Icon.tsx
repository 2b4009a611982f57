import type { IconName } from "../schema/schema.ts";

/** Icons of assets/icons that the interface uses. */
export const interfaceIcons = [
	"alert",
	"arrow",
	"calendar",
	"contact",
	"star-empty",
	"stop",
	"success",
] as const;

/** Icons for data files and for the interface, and the company's mark (data/theme.yaml). */
export type IconShape = IconName | (typeof interfaceIcons)[number] | "mark";

interface IconProps {
	readonly name: IconShape;
	readonly className?: string;
}

/** The text beside an icon has the same meaning. A page includes each drawing once. */
export function Icon({ name, className }: IconProps) {
	return (
		<svg className={className === undefined ? "icon" : `icon ${className}`} aria-hidden="true">
			<use href={`#icon-${name}`} />
		</svg>
	);
}
