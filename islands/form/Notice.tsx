import { useEffect, useRef } from "react";
import type { Words } from "../../data/wordsSchema.ts";

interface NoticeProps {
	readonly words: Words["contactForm"]["send"];
	readonly failed: boolean;
	/** The form sends nothing: it says so, and never that a message has arrived. */
	readonly simulated: boolean;
	readonly onDismiss: () => void;
}

/**
 * What became of a message: announces itself, takes the focus and can be put away. A failure
 * interrupts what a screen reader is saying, a success waits.
 */
export function Notice({ words, failed, simulated, onDismiss }: NoticeProps) {
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => notice.current?.focus(), []);
	const [title, text] = failed
		? [words.failedTitle, words.failed]
		: simulated
			? [words.simulatedTitle, words.simulated]
			: [words.sentTitle, words.sent];
	return (
		<div
			ref={notice}
			className={failed ? "notice notice--failure" : "notice notice--success"}
			role={failed ? "alert" : "status"}
			tabIndex={-1}
		>
			<strong className="notice__title">{title}</strong>
			<p className="notice__text">{text}</p>
			<button
				className="notice__dismiss"
				type="button"
				aria-label={words.dismiss}
				onClick={onDismiss}
			>
				×
			</button>
		</div>
	);
}
