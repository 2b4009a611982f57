import { Icon } from "../islands/Icon.tsx";
import { useWords } from "./useWords.ts";

/** Puts the company into the phone's contacts. */
export function SaveContact({ href }: { readonly href: string }) {
	const { words } = useWords();
	return (
		<a className="tall-link save-contact" href={href} type="text/vcard">
			<Icon name="contact" />
			<span>{words.call.saveNumber}</span>
		</a>
	);
}
