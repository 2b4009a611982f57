import { useEffect, useState } from "react";
import { type Clock, type Opening, type OpeningState, readOpeningState, type SpecialDay } from "./openingHours.ts";

export interface OpenNowProps {
	/** The openings, from `planWeek`. */
	readonly week: readonly Opening[];
	/** The days that keep other hours, from `planSpecialDays`. */
	readonly special: readonly SpecialDay[];
	/** Follows while we are closed: "; emergencies 24/7", or nothing. */
	readonly emergencies: string;
	/** The company's clock, from `planClock`. */
	readonly clock: Clock;
	/** The plain hours, for as long as no clock has been read. */
	readonly text: string;
}

/** Says whether the company is open, and marks today's row of the hours (components/Hours.tsx). Until it knows, or when its clock has run out: the plain hours. */
export function OpenNow({ week, special, emergencies, clock, text }: OpenNowProps) {
	const [state, setState] = useState<OpeningState>();

	useEffect(() => {
		// Each minute, and each time that the page comes back: from another tab, from sleep, from the back/forward cache.
		const update = () => {
			const now = readOpeningState(new Date(), week, special, clock);
			setState((before) => (before?.text === now?.text ? before : now));
			for (const row of document.querySelectorAll<HTMLElement>("[data-day]")) row.classList.toggle("hours__row--today", row.dataset.day === now?.day);
		};
		update();
		setTimeout(() => setInterval(update, 60_000, update()), 60_000 - (Date.now() % 60_000));
		document.addEventListener("visibilitychange", update);
		addEventListener("pageshow", update);
	}, [week, special, clock]);

	return (
		<p className={state ? (state.open ? "open-now open-now--open" : "open-now open-now--closed") : "open-now"}>
			<span className="open-now__text">{state ? state.text + (state.open ? "" : emergencies) : text}</span>
		</p>
	);
}

/** What travels: all but the text. */
export const send = ({ week, special, emergencies, clock }: OpenNowProps) => ({ week, special, emergencies, clock });

/** @returns the props, the text from the island's HTML */
export const read = (root: HTMLElement, sent: ReturnType<typeof send>): OpenNowProps => ({ ...sent, text: root.textContent ?? "" });
