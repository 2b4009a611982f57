import { CallButton } from "./CallButton.tsx";

/** The bar at the bottom of small screens. */
export function CallBar({ phone }: { readonly phone: string }) {
	return (
		<aside className="call-bar" aria-label="Call now">
			<CallButton phone={phone} label="Call Now" className="call-bar__call" />
		</aside>
	);
}
