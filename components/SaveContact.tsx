import { Icon } from "../islands/Icon.tsx";
import { useSpeech } from "./useSpeech.ts";

/** A link to a vCard, which adds the company to the visitor's contacts. */
export function SaveContact({ href }: { readonly href: string }) {
	const { words } = useSpeech();
	return (
		<a className="tall-link save-contact" href={href} type="text/vcard">
			<Icon name="contact" />
			<span>{words.call.saveNumber}</span>
		</a>
	);
}
