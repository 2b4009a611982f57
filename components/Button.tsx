import { classNames } from "./classNames.ts";

interface ButtonProps {
	readonly href: string;
	readonly label: string;
	/** Tells buttons with the same label apart: the accessible name is "label: about". */
	readonly about?: string;
	readonly solid?: boolean;
	readonly large?: boolean;
	readonly className?: string;
}

export function Button({
	href,
	label,
	about,
	solid = false,
	large = false,
	className,
}: ButtonProps) {
	const classes = classNames(
		"button",
		solid && "button--solid",
		large && "button--large",
		className,
	);
	return (
		<a className={classes} href={href} aria-label={about && `${label}: ${about}`}>
			{label}
		</a>
	);
}
