import { useEffect, useRef } from "react";
import type { FormWords } from "../../site/islandWords.ts";

interface NoticeProps {
	readonly words: FormWords;
	readonly failed: boolean;
	readonly onDismiss: () => void;
}

/** Reports success or failure. Screen readers interrupt to read a failure, but not a success. */
export function Notice({ words, failed, onDismiss }: NoticeProps) {
	const notice = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, because each state has a key.
	useEffect(() => {
		// Move the next steps into the notice. The page hides them until a message is sent.
		if (!failed) notice.current?.append(document.querySelector(".next-steps") ?? "");
		notice.current?.focus();
	}, []);
	const [title, text] = failed ? [words.failedTitle, words.failed] : [words.sentTitle, words.sent];
	return (
		<div
			ref={notice}
			className={`notice notice--${failed ? "failure" : "success"}`}
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
