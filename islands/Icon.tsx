import type { IconName } from "../data/schema.ts";

/** Every drawing in assets/icons: those that data may name, and those of the interface. */
export type IconShape = IconName | "alert" | "arrow" | "calendar" | "contact" | "mark" | "star-empty" | "stop" | "success";

interface IconProps {
	readonly name: IconShape;
	readonly className?: string;
}

/** An icon beside text that says the same; the renderer adds the drawings that a page uses, once. */
export function Icon({ name, className }: IconProps) {
	return (
		<svg className={className === undefined ? "icon" : `icon ${className}`} aria-hidden="true">
			<use href={`#icon-${name}`} />
		</svg>
	);
}
