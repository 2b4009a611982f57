import { formatPhone, phoneLink } from "../generator/site/formats.ts";
import { fill } from "../generator/site/words.ts";
import { Icon } from "../islands/Icon.tsx";
import { useSpeech } from "./useSpeech.ts";

interface CallButtonProps {
	/** E.164. */
	readonly phone: string;
	/** What stands around the number, in data/words.yaml. Without it the number stands alone. */
	readonly text?: "call" | "callNow";
	/** Whether it says, in small type, that somebody answers at any hour. */
	readonly answersAlways?: boolean;
	readonly large?: boolean;
	readonly className?: string;
}

/** The yellow button that rings the phone. */
export function CallButton({
	phone,
	text,
	answersAlways = false,
	large = false,
	className,
}: CallButtonProps) {
	const speech = useSpeech();
	const number = formatPhone(phone, speech);
	const classes = ["button", "button--call", large && "button--large", className]
		.filter(Boolean)
		.join(" ");
	return (
		<a className={classes} href={phoneLink(phone)}>
			<Icon name="phone" />
			<span>
				{text === undefined ? number : fill(speech.words.call[text], { phone: number })}{" "}
				{answersAlways && <small className="button__note">{speech.answering}</small>}
			</span>
		</a>
	);
}
