import type { PageProps } from "../site/pageProps.ts";
import { CallButton } from "./CallButton.tsx";
import { useSpeech } from "./useSpeech.ts";

/** The bar with a call button at the bottom of small screens. */
export function CallBar({ site: { business, services }, to }: Pick<PageProps, "site" | "to">) {
	const { words, booking } = useSpeech();
	const emergency = services.find(({ doNow }) => doNow);
	return (
		<aside className="call-bar" aria-label={words.call.barLabel}>
			<CallButton
				phone={business.phone}
				text="callNow"
				answersAlways={business.answersAlways}
				className="call-bar__call"
			/>
			{booking && (
				<a className="call-bar__link call-bar__link--book" href={booking.href}>
					{booking.label}
				</a>
			)}
			{emergency && (
				<a className="call-bar__link" href={to.service(emergency)}>
					{words.town.emergencies}
				</a>
			)}
		</aside>
	);
}
