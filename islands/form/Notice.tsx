import { useEffect, useRef } from "react";

interface NoticeProps {
	readonly failed: boolean;
	readonly onDismiss: () => void;
}

/**
 * What became of a message: announces itself, takes the focus and can be put away. A failure interrupts what a screen reader is
 * saying, a success waits.
 */
export function Notice({ failed, onDismiss }: NoticeProps) {
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => notice.current?.focus(), []);
	return (
		<div ref={notice} className={failed ? "notice notice--failure" : "notice notice--success"} role={failed ? "alert" : "status"} tabIndex={-1}>
			<strong className="notice__title">{failed ? "Error" : "Message Sent!"}</strong>
			<p className="notice__text">{failed ? "There was a problem sending your message. Please try again." : "We'll get back to you as soon as possible."}</p>
			<button className="notice__dismiss" type="button" aria-label="Dismiss" onClick={onDismiss}>
				×
			</button>
		</div>
	);
}
