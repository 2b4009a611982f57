import { type InputHTMLAttributes, type SubmitEvent, useEffect, useRef, useState } from "react";
import { dropDraft, restoreDraft, saveDraft } from "./form/draft.ts";
import { formatPhone } from "./form/formatPhone.ts";
import { Notice } from "./form/Notice.tsx";
import type { FormMarkup } from "./form/provider.ts";
import { type FormProviderName, providers } from "./form/providers.ts";

export interface ContactFormProps {
	readonly provider: FormProviderName;
	/** From `planForm`. */
	readonly markup: FormMarkup;
	/** What a message can be about: the services' names and "Other". */
	readonly subjects: readonly string[];
	/** What helps us to answer, under the message. */
	readonly messageHint: string;
}

/**
 * The contact form. A real provider takes its post natively as well, before this has loaded and without JavaScript. The fields are the
 * browser's own: nothing here holds their values, so nothing here can lose them.
 */
export function ContactForm({ provider, markup: { attributes, hidden, honeypot }, subjects, messageHint }: ContactFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const busy = useRef(false);
	const [state, setState] = useState<"idle" | "sending" | "sent" | "failed">("idle");

	useEffect(() => {
		const { current } = form;
		if (!current) return;
		restoreDraft(current);
		// /contact?subject=Spring%20Replacement: said once, and a reload must not say it again over a later choice.
		const subject = new URLSearchParams(location.search).get("subject");
		if (subject && subjects.includes(subject)) {
			current.subject.value = subject;
			history.replaceState(history.state, "", location.pathname + location.hash);
		}
	}, []);

	const submit = async (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		// A second click, or Enter twice, may come before the button is off.
		if (busy.current) return;
		busy.current = true;
		const { currentTarget } = event;
		const message = new FormData(currentTarget);
		setState("sending");
		const sent = await providers[provider].send(message, currentTarget.action).catch(() => false);
		busy.current = false;
		if (sent) {
			currentTarget.reset();
			dropDraft();
		}
		setState(sent ? "sent" : "failed");
	};

	const dismiss = () => {
		setState("idle");
		form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
	};

	const sending = state === "sending";
	return (
		<form ref={form} className={provider === "simulated" ? "contact-form contact-form--simulated" : "contact-form"} {...attributes} onSubmit={submit} onInput={({ currentTarget }) => saveDraft(currentTarget)}>
			{hidden.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<input type={honeypot.type} name={honeypot.name} hidden tabIndex={-1} autoComplete="off" />
			<fieldset className="contact-form__fields" disabled={sending}>
				<Field name="name" label="Name" autoComplete="name" required />
				<Field name="email" label="Email" type="email" inputMode="email" autoComplete="email" required />
				<Field
					name="phone"
					label="Phone (optional)"
					type="tel"
					inputMode="tel"
					autoComplete="tel"
					onBlur={({ currentTarget }) => {
						currentTarget.value = formatPhone(currentTarget.value);
					}}
				/>
				<div className="field">
					<label className="field__label" htmlFor="contact-subject">
						Subject
					</label>
					<select className="field__control" id="contact-subject" name="subject" required>
						<option value="">Select a Subject</option>
						{subjects.map((subject) => (
							<option key={subject}>{subject}</option>
						))}
					</select>
				</div>
				<div className="field contact-form__message">
					<label className="field__label" htmlFor="contact-message">
						Message
					</label>
					<textarea className="field__control" id="contact-message" name="message" rows={6} required aria-describedby="contact-hint" />
					<p className="field__hint" id="contact-hint">
						{messageHint}
					</p>
				</div>
			</fieldset>
			{state === "sent" && <Notice title="Message Sent!" text="We'll get back to you as soon as possible." failed={false} onDismiss={dismiss} />}
			{state === "failed" && <Notice title="Error" text="There was a problem sending your message. Please try again." failed onDismiss={dismiss} />}
			<button className="button button--solid button--large contact-form__submit" type="submit" disabled={sending}>
				{sending ? "Sending..." : "Send Message"}
			</button>
		</form>
	);
}

function Field({ name, label, ...attributes }: { readonly name: string; readonly label: string } & InputHTMLAttributes<HTMLInputElement>) {
	return (
		<div className="field">
			<label className="field__label" htmlFor={`contact-${name}`}>
				{label}
			</label>
			<input className="field__control" id={`contact-${name}`} name={name} {...attributes} />
		</div>
	);
}

/** What travels: whom to send to. */
export const send = ({ provider }: ContactFormProps) => ({ provider });

/** @returns the props from the island's HTML, but for the form's attributes: they stay as the server wrote them */
export const read = (root: HTMLElement, { provider }: ReturnType<typeof send>): ContactFormProps => {
	const honeypot = root.querySelector<HTMLInputElement>("[hidden]");
	return {
		provider,
		markup: {
			attributes: {},
			hidden: [...root.querySelectorAll<HTMLInputElement>("[type=hidden]")].map(({ name, value }) => [name, value]),
			honeypot: { name: honeypot?.name ?? "", type: honeypot?.type as "text" },
		},
		subjects: [...root.querySelectorAll("option")].slice(1).map((option) => option.text),
		messageHint: root.querySelector("#contact-hint")?.textContent ?? "",
	};
};
