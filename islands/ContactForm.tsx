import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { send as sendMessage } from "#form-provider";
import { words as companyWords } from "#words/contactForm";
import type { Words } from "../schema/wordsSchema.ts";
import { ContactFields, type PhotoTexts, type WishedWindows } from "./form/ContactFields.tsx";
import { dropDraft, restoreDraft, saveDraft } from "./form/draft.ts";
import { fillOrigin } from "./form/fillOrigin.ts";
import { formatTypedPhone } from "./form/formatTypedPhone.ts";
import { Notice } from "./form/Notice.tsx";
import type { FormMarkup } from "./form/planForm.ts";
import { tellFault } from "./form/tellFault.ts";
import type { FormWords } from "./words.ts";

export interface ContactFormProps {
	readonly words: { readonly fields: Words["contactForm"]["fields"]; readonly send: FormWords };
	readonly markup: FormMarkup;
	/** Subjects of a message: the services' names and "Other". */
	readonly subjects: readonly string[];
	readonly messageHint: string;
	readonly photo?: PhotoTexts | undefined;
	readonly windows?: WishedWindows | undefined;
}

/** Milliseconds after which the form reports a failure, even if the answer may still come. */
const patience = 10_000;

/**
 * Without JavaScript the browser posts the form to the same provider. The fields are uncontrolled,
 * so hydrating and rendering can't lose what was typed.
 */
export function ContactForm(props: ContactFormProps) {
	const words = import.meta.browser ? companyWords : props.words.send;
	const form = useRef<HTMLFormElement>(null);
	const onItsWay = useRef<Promise<boolean>>(undefined);
	const [state, setState] = useState<"idle" | "sending" | "sent" | "failed">("idle");
	const sending = state === "sending";

	useEffect(() => {
		const { current } = form;
		if (!current) return;
		const { subject, message } = current as unknown as Record<
			"subject" | "message",
			HTMLInputElement
		>;
		// If the page was reloaded while sending, Firefox restores the disabled fields as disabled.
		for (const control of current.elements) (control as HTMLInputElement).disabled = false;
		restoreDraft(current);
		// Keeps what was typed before this script ran.
		saveDraft(current);
		// A link can set the subject and the message, in the query or in the fragment, which no server
		// sees. Both are removed, so that a reload doesn't overwrite a later choice.
		const asked = new URLSearchParams(location.hash.slice(1) || location.search);
		const topic = asked.get("subject");
		const begun = asked.get("message");
		if (topic) {
			const before = subject.value;
			subject.value = topic;
			// An unknown subject leaves the list empty: restore the previous choice.
			subject.value ||= before;
		}
		// Text from a link goes into defaultValue: it is not saved as a draft and overwrites nothing.
		if (begun) {
			message.defaultValue = `${begun}\n`;
			message.value ||= message.defaultValue;
		}
		if (topic || begun) {
			history.replaceState(null, "", location.pathname);
		}
	}, []);

	// Makes the browser ask before closing the tab, because the message would be lost.
	useEffect(() => {
		window.onbeforeunload = sending ? () => 1 : null;
	}, [sending]);

	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		const { currentTarget } = event;
		// If the field was removed, this throws before preventDefault(), so the browser posts the form.
		currentTarget.message_id.value ||= Math.random();
		if (import.meta.attribution) fillOrigin(currentTarget);
		event.preventDefault();
		setState("sending");
		const timer = setTimeout(setState, patience, "failed");
		// After a second click, or another try while the answer may still come, send only once.
		onItsWay.current ??= sendMessage(new FormData(currentTarget), currentTarget.action).catch(
			() => false,
		);
		const answer = onItsWay.current;
		void answer.then((sent) => {
			clearTimeout(timer);
			// The visitor has the answer already, or has changed the message since.
			if (onItsWay.current !== answer) return;
			onItsWay.current = undefined;
			if (sent) {
				currentTarget.message.defaultValue = "";
				currentTarget.reset();
				// The form may have been sent with an invalid phone number, whose error must go, too.
				tellFault(currentTarget.phone);
				dropDraft();
			}
			setState(sent ? "sent" : "failed");
		});
	};

	return (
		<form
			ref={form}
			className="contact-form"
			{...(import.meta.browser ? {} : props.markup.attributes)}
			onSubmit={submit}
			// Captured, because this event does not bubble.
			onInvalidCapture={({ target }) => tellFault(target as HTMLInputElement)}
			onInput={({ currentTarget, target }) => {
				const field = target as unknown as HTMLInputElement;
				// While the visitor types, only remove errors. Errors are added on change.
				if (field.getAttribute("aria-invalid") === "true") tellFault(field);
				// The changed message is a new one, even if the old one is still being sent.
				onItsWay.current = undefined;
				currentTarget.message_id.value = "";
				saveDraft(currentTarget);
			}}
			onChange={({ target }) => {
				const field = target as unknown as HTMLInputElement;
				if (import.meta.formPhoto && field.files) {
					import("./form/shrinkPhoto.ts").then((late) => late.shrinkPhoto(field, tellFault));
					return;
				}
				// Trim before the browser checks required fields, so that spaces don't count.
				field.value =
					import.meta.northAmerica && field.name === "phone"
						? formatTypedPhone(field.value.trim())
						: field.value.trim();
				tellFault(field);
			}}
		>
			{import.meta.browser ? (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; see importMeta.d.ts.
				<fieldset disabled={sending} dangerouslySetInnerHTML={{ __html: "" }} />
			) : (
				<fieldset className="contact-form__fields" role="none">
					<ContactFields {...props} />
				</fieldset>
			)}
			{/* The button shows this text too, but screen readers skip it because it is disabled. */}
			<p className="visually-hidden" role="status">
				{sending && words.sending}
			</p>
			{(state === "sent" || state === "failed") && (
				<Notice
					key={state}
					words={words}
					failed={state === "failed"}
					onDismiss={() => {
						setState("idle");
						form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
					}}
				/>
			)}
			{words.demonstration && <p className="small-print">{words.demonstration}</p>}
			<button
				className="button button--solid button--large contact-form__submit"
				type="submit"
				disabled={sending}
			>
				{sending ? words.sending : words.send}
			</button>
		</form>
	);
}
