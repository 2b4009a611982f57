import { Icon } from "../islands/Icon.tsx";
import { useSpeech } from "./useSpeech.ts";

/** Puts the company into the phone's contacts. */
export function SaveContact({ href }: { readonly href: string }) {
	const { words } = useSpeech();
	return (
		<a className="tall-link save-contact" href={href} type="text/vcard">
			<Icon name="contact" />
			<span>{words.call.saveNumber}</span>
		</a>
	);
}
