import { formatPhone, phoneLink } from "../generator/site/formats.ts";
import { fill } from "../generator/site/words.ts";
import { Icon } from "../islands/Icon.tsx";
import { useSpeech } from "./useSpeech.ts";

interface CallButtonProps {
	/** E.164. */
	readonly phone: string;
	/** What stands around the number, in data/words.yaml. Without it the number stands alone. */
	readonly text?: "call" | "callNow";
	/** Under it, in small type. */
	readonly note?: string | undefined;
	readonly large?: boolean;
	readonly className?: string;
}

/** The yellow button that rings the phone. */
export function CallButton({ phone, text, note, large = false, className }: CallButtonProps) {
	const speech = useSpeech();
	const number = formatPhone(phone, speech);
	const classes = ["button", "button--call", large && "button--large", className].filter(Boolean).join(" ");
	return (
		<a className={classes} href={phoneLink(phone)}>
			<Icon name="phone" />
			<span>
				{text === undefined ? number : fill(speech.words.call[text], { phone: number })} {note !== undefined && <small className="button__note">{note}</small>}
			</span>
		</a>
	);
}
