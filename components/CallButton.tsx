import { formatPhone, phoneLink } from "../generator/site/formats.ts";
import { Icon } from "../islands/Icon.tsx";

interface CallButtonProps {
	/** E.164. */
	readonly phone: string;
	/** Stands before the number: "Call". Without it the number stands alone. */
	readonly label?: string;
	readonly large?: boolean;
	readonly className?: string;
}

/** The yellow button that rings the phone. */
export function CallButton({ phone, label, large = false, className }: CallButtonProps) {
	const classes = ["button", "button--call", large && "button--large", className].filter(Boolean).join(" ");
	return (
		<a className={classes} href={phoneLink(phone)}>
			<Icon name="phone" />
			<span>{label === undefined ? formatPhone(phone) : `${label} ${formatPhone(phone)}`}</span>
		</a>
	);
}
