import { useEffect, useRef } from "react";

interface NoticeProps {
	readonly title: string;
	readonly text: string;
	/** A failure interrupts what a screen reader is saying, a success waits. */
	readonly failed: boolean;
	readonly onDismiss: () => void;
}

/** An outcome that announces itself, takes the focus and can be put away. */
export function Notice({ title, text, failed, onDismiss }: NoticeProps) {
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => notice.current?.focus(), []);
	return (
		<div ref={notice} className={failed ? "notice notice--failure" : "notice notice--success"} role={failed ? "alert" : "status"} tabIndex={-1}>
			<strong className="notice__title">{title}</strong>
			<p className="notice__text">{text}</p>
			<button className="notice__dismiss" type="button" aria-label="Dismiss" onClick={onDismiss}>
				×
			</button>
		</div>
	);
}
