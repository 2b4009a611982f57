interface ButtonProps {
	readonly href: string;
	readonly label: string;
	readonly solid?: boolean;
	readonly large?: boolean;
	readonly className?: string;
}

/** A link that looks like a button. */
export function Button({ href, label, solid = false, large = false, className }: ButtonProps) {
	const classes = ["button", solid && "button--solid", large && "button--large", className].filter(Boolean).join(" ");
	return (
		<a className={classes} href={href}>
			{label}
		</a>
	);
}
