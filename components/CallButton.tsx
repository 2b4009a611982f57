import { Icon } from "../islands/Icon.tsx";
import { formatPhone, phoneLink } from "../site/formats.ts";
import { fill } from "../site/words.ts";
import { classNames } from "./classNames.ts";
import { useSpeech } from "./useSpeech.ts";

interface CallButtonProps {
	readonly phone: string;
	/**
	 * The text around the number, as a key of `call` in data/words.yaml. Default: the number alone.
	 */
	readonly text?: "call" | "callNow";
	readonly answersAlways?: boolean;
	readonly large?: boolean;
	readonly className?: string;
}

export function CallButton({
	phone,
	text,
	answersAlways = false,
	large = false,
	className,
}: CallButtonProps) {
	const speech = useSpeech();
	const number = formatPhone(phone, speech);
	const classes = classNames("button", "button--call", large && "button--large", className);
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
