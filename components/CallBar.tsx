import { CallButton } from "./CallButton.tsx";
import { useWords } from "./useWords.ts";

/** The bar at the bottom of small screens. */
export function CallBar({ phone }: { readonly phone: string }) {
	const { words } = useWords();
	return (
		<aside className="call-bar" aria-label={words.call.barLabel}>
			<CallButton phone={phone} text="callNow" className="call-bar__call" />
		</aside>
	);
}
