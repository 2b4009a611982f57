interface ButtonProps {
	readonly href: string;
	readonly label: string;
	/** What it is about, for those who hear the label among others of the same words. */
	readonly about?: string;
	readonly solid?: boolean;
	readonly large?: boolean;
	readonly className?: string;
}

/** A link that looks like a button. */
export function Button({
	href,
	label,
	about,
	solid = false,
	large = false,
	className,
}: ButtonProps) {
	const classes = ["button", solid && "button--solid", large && "button--large", className]
		.filter(Boolean)
		.join(" ");
	return (
		<a className={classes} href={href} aria-label={about && `${label}: ${about}`}>
			{label}
		</a>
	);
}
