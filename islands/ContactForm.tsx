import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { ContactFields } from "./form/ContactFields.tsx";
import { dropDraft, restoreDraft, saveDraft } from "./form/draft.ts";
import { formatTypedPhone } from "./form/formatTypedPhone.ts";
import { Notice } from "./form/Notice.tsx";
import type { FormMarkup } from "./form/planForm.ts";
import * as providers from "./form/providers.ts";

export interface ContactFormProps {
	/** From `planForm`. */
	readonly markup: FormMarkup;
	/** What a message can be about: the services' names and "Other". */
	readonly subjects: readonly string[];
	/** What helps us to answer, under the message. */
	readonly messageHint: string;
}

/**
 * The contact form. A real provider takes its native post as well, before this has loaded and without JavaScript. The fields
 * are the browser's own: nothing here holds what is typed, so nothing here can lose it.
 */
export function ContactForm(props: ContactFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const busy = useRef(false);
	const [state, setState] = useState<"idle" | "sending" | "sent" | "failed">("idle");

	useEffect(() => {
		const { current } = form;
		if (!current) return;
		const { phone, subject, message } = current as unknown as Record<"phone" | "subject" | "message", HTMLInputElement>;
		// Firefox brings a form that was reloaded while it was sent back as it was: switched off.
		for (const control of current.elements) (control as HTMLInputElement).disabled = false;
		restoreDraft(current);
		// /contact?subject=Spring%20Replacement, or #subject=…&message=… from a symptom, which no server gets to see. Said once, for a
		// reload must not say it again over a later choice.
		const asked = new URLSearchParams(location.hash.slice(1) || location.search);
		const topic = asked.get("subject");
		if (topic) {
			const before = subject.value;
			subject.value = topic;
			// Not among the subjects: the list shows nothing now.
			subject.value ||= before;
			// What the visitor has written stays.
			if (asked.has("message")) message.value ||= `${asked.get("message")}\n`;
			history.replaceState(null, "", location.pathname);
		}
		phone.onblur = () => {
			phone.value = formatTypedPhone(phone.value);
		};
	}, []);

	const submit = async (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		// A second click, or Enter twice, may come before the button is off.
		if (busy.current) return;
		busy.current = true;
		const { currentTarget } = event;
		const message = new FormData(currentTarget);
		setState("sending");
		// biome-ignore lint/performance/noDynamicNamespaceImportAccess: the bundler puts a constant here, and drops the others.
		const sent = await providers[import.meta.formProvider ?? "simulated"].send(message, currentTarget.action).catch(() => false);
		busy.current = false;
		if (sent) {
			currentTarget.reset();
			dropDraft();
		}
		setState(sent ? "sent" : "failed");
	};

	const sending = state === "sending";
	return (
		<form
			ref={form}
			className="contact-form"
			{...(import.meta.browser ? {} : props.markup.attributes)}
			onSubmit={submit}
			onInput={({ currentTarget }) => saveDraft(currentTarget)}
		>
			{import.meta.browser ? (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; see importMeta.d.ts.
				<fieldset disabled={sending} dangerouslySetInnerHTML={{ __html: "" }} />
			) : (
				<fieldset className="contact-form__fields">
					<ContactFields {...props} />
				</fieldset>
			)}
			{(state === "sent" || state === "failed") && (
				<Notice
					key={state}
					failed={state === "failed"}
					onDismiss={() => {
						setState("idle");
						form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
					}}
				/>
			)}
			<button className="button button--solid button--large contact-form__submit" type="submit" disabled={sending}>
				{sending ? "Sending..." : "Send Message"}
			</button>
		</form>
	);
}
