import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { send as sendMessage } from "#form-provider";
import { words as companyWords } from "#words/contactForm";
import type { Words } from "../schema/wordsSchema.ts";
import { ContactFields, type WishedWindows } from "./form/ContactFields.tsx";
import { dropDraft, restoreDraft, saveDraft } from "./form/draft.ts";
import { formatTypedPhone } from "./form/formatTypedPhone.ts";
import { Notice } from "./form/Notice.tsx";
import type { FormMarkup } from "./form/planForm.ts";
import { tellFault } from "./form/tellFault.ts";
import type { FormWords } from "./words.ts";

export interface ContactFormProps {
	readonly words: { readonly fields: Words["contactForm"]["fields"]; readonly send: FormWords };
	/** From `planForm`. */
	readonly markup: FormMarkup;
	/** What a message can be about: the services' names and "Other". */
	readonly subjects: readonly string[];
	/** What helps us to answer, under the message. */
	readonly messageHint: string;
	/** The wishes that the company asks for, if it does. */
	readonly windows?: WishedWindows | undefined;
}

/** How long a visitor waits before hearing that it did not work, in milliseconds. */
const patience = 10_000;

/**
 * The contact form. A real provider takes its native post as well, before this has loaded and
 * without JavaScript. The fields are the browser's own: nothing here holds what is typed, so
 * nothing here can lose it.
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
		// Firefox brings a form that was reloaded while it was sent back as it was: switched off.
		for (const control of current.elements) (control as HTMLInputElement).disabled = false;
		restoreDraft(current);
		// What was typed before this ran.
		saveDraft(current);
		// /contact?subject=Spring%20Replacement, or #subject=…&message=… from a symptom, one of the two from a service and a town, which no server gets to see. Said once, for a
		// reload must not say it again over a later choice.
		const asked = new URLSearchParams(location.hash.slice(1) || location.search);
		const topic = asked.get("subject");
		const begun = asked.get("message");
		if (topic) {
			const before = subject.value;
			subject.value = topic;
			// Not among the subjects: the list shows nothing now.
			subject.value ||= before;
		}
		// What the visitor has written stays; what another link began is no draft of theirs, being the
		// default.
		if (begun) {
			message.defaultValue = `${begun}\n`;
			message.value ||= message.defaultValue;
		}
		if (topic || begun) {
			history.replaceState(null, "", location.pathname);
		}
	}, []);

	// Closing the tab now may lose the message: the browser asks.
	useEffect(() => {
		window.onbeforeunload = sending ? () => 1 : null;
	}, [sending]);

	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		const { currentTarget } = event;
		// Where something has taken this field out, the browser sends the form by itself.
		currentTarget.message_id.value ||= Math.random();
		event.preventDefault();
		setState("sending");
		const timer = setTimeout(setState, patience, "failed");
		// A second click, Enter twice, or another try while the answer may still come: the message goes
		// once.
		onItsWay.current ??= sendMessage(new FormData(currentTarget), currentTarget.action).catch(
			() => false,
		);
		const answer = onItsWay.current;
		void answer.then((sent) => {
			clearTimeout(timer);
			// Told already, or changed since: another message.
			if (onItsWay.current !== answer) return;
			onItsWay.current = undefined;
			if (sent) {
				currentTarget.message.defaultValue = "";
				currentTarget.reset();
				// A message may have gone with a phone number that is none.
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
			// Catches what does not bubble.
			onInvalidCapture={({ target }) => tellFault(target as HTMLInputElement)}
			onInput={({ currentTarget, target }) => {
				const field = target as unknown as HTMLInputElement;
				// While it is being typed, a field is only ever told to be right.
				if (field.getAttribute("aria-invalid") === "true") tellFault(field);
				// Another message than the one that may be on its way.
				onItsWay.current = undefined;
				currentTarget.message_id.value = "";
				saveDraft(currentTarget);
			}}
			onChange={({ target }) => {
				const field = target as unknown as HTMLInputElement;
				// Before the browser looks whether a field is filled in: spaces alone are nothing.
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
			{/* The button says so too, and being off, to nobody who does not see it. */}
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
