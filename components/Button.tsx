import { classNames } from "./classNames.ts";

interface ButtonProps {
	readonly href: string;
	readonly label: string;
	/** Added to the accessible name (`label: about`) if several buttons have the same label. */
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
