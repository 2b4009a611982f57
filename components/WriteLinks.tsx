import { textLink, whatsAppLink } from "../site/formats.ts";
import { ActionLink } from "./ActionLink.tsx";
import { useSpeech } from "./useSpeech.ts";

interface WriteLinksProps {
	/** The message that the links begin. */
	readonly message: string;
}

/**
 * Links that begin a text message and a WhatsApp message for a photo, if the company takes them.
 * Translated pages show WhatsApp first, because their readers use it more.
 */
export function WriteLinks({ message }: WriteLinksProps) {
	const { textPhone, whatsApp, words, original } = useSpeech();
	const { photo, whatsApp: label } = words.textMessage;
	const links = [
		textPhone && { href: textLink(textPhone, message), label: photo },
		whatsApp && { href: whatsAppLink(whatsApp, message), label },
	].filter((link) => typeof link === "object");
	return (original === undefined ? links : links.toReversed()).map((link) => (
		<ActionLink key={link.href} {...link} className="write-link" />
	));
}
