import { textLink, whatsAppLink } from "../site/formats.ts";
import { ActionLink } from "./ActionLink.tsx";
import { useSpeech } from "./useSpeech.ts";

interface WriteLinksProps {
	/** The message that the links begin. Default: the company's words. */
	readonly message?: string;
	/** Tells links with the same label apart (`ActionLink`). */
	readonly about?: string;
}

/**
 * Links that begin a text message and a WhatsApp message, for a photo. Nothing if the company takes
 * neither. Translated pages show WhatsApp first, because their readers use it more.
 */
export function WriteLinks({ message, about }: WriteLinksProps) {
	const { textPhone, whatsApp, words, original } = useSpeech();
	const { photo, start, whatsApp: label } = words.textMessage;
	const links = [
		textPhone && { href: textLink(textPhone, message ?? start), label: photo },
		whatsApp && { href: whatsAppLink(whatsApp, message ?? start), label },
	].filter((link) => typeof link === "object");
	return (original === undefined ? links : links.toReversed()).map((link) => (
		<ActionLink key={link.href} {...link} about={about} className="write-link" />
	));
}
