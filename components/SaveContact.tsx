import { Icon } from "../islands/Icon.tsx";

/** Puts the company into the phone's contacts. */
export function SaveContact({ href }: { readonly href: string }) {
	return (
		<a className="save-contact" href={href} type="text/vcard">
			<Icon name="contact" />
			<span>Save our number</span>
		</a>
	);
}
