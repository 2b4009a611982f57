import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { send as sendMessage } from "#form-provider";
import { words as companyWords } from "#words/contactForm";
import type { FormWords } from "../site/islandWords.ts";
import type { Words } from "../site/schema/wordsSchema.ts";
import { ContactFields, type PhotoTexts, type WishedWindows } from "./form/ContactFields.tsx";
import { dropDraft, restoreDraft, saveDraft } from "./form/draft.ts";
import { fillOrigin } from "./form/fillOrigin.ts";
import { formatTypedPhone } from "./form/formatTypedPhone.ts";
import { markValidity } from "./form/markValidity.ts";
import { Notice } from "./form/Notice.tsx";
import type { FormMarkup } from "./form/planForm.ts";

export interface ContactFormProps {
	readonly words: { readonly fields: Words["contactForm"]["fields"]; readonly send: FormWords };
	readonly markup: FormMarkup;
	/** The choices of the subject field: the services' names and "Other". */
	readonly subjects: readonly string[];
	readonly messageHint: string;
	readonly photo?: PhotoTexts | undefined;
	readonly windows?: WishedWindows | undefined;
}

/**
 * The time in milliseconds after which the form reports a failure: longer with a photo, for bad
 * lines. A later answer from the provider can still report success.
 */
const sendTimeout = 10_000;
const sendTimeoutWithPhoto = 60_000;

/**
 * The contact form. Browsers post it to the same provider when JavaScript is off. React doesn't
 * control the fields, so hydrating and rendering never lose what was typed.
 */
export function ContactForm(props: ContactFormProps) {
	const words = import.meta.browser ? companyWords : props.words.send;
	const form = useRef<HTMLFormElement>(null);
	const pendingAnswer = useRef<Promise<boolean>>(undefined);
	const refusesScripts = useRef(false);
	const [state, setState] = useState<"idle" | "sending" | "sent" | "failed">("idle");
	const sending = state === "sending";

	useEffect(() => {
		const { current } = form;
		if (!current) return;
		// Enable all fields, because Firefox restores them as disabled if the page was reloaded while a
		// message was being sent.
		for (const control of current.elements) (control as HTMLInputElement).disabled = false;
		restoreDraft(current);
		// Save what the visitor typed before this script ran.
		saveDraft(current);
		if (/[#?]/.test(location.href))
			import("./form/fillFromLink.ts").then(({ fillFromLink }) => fillFromLink(current));
	}, []);

	// While a message is being sent, the browser asks before it closes the tab, because closing
	// cancels the message.
	useEffect(() => {
		window.onbeforeunload = sending ? () => 1 : null;
	}, [sending]);

	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		const { currentTarget } = event;
		// This line must precede preventDefault(). If the page has no such field, the line throws, and
		// the browser posts the form itself.
		currentTarget.message_id.value ||= Math.random();
		if (import.meta.attribution) fillOrigin(currentTarget);
		// Let the browser post the form: every provider accepts that, and shows its captcha then.
		if (refusesScripts.current) return;
		event.preventDefault();
		setState("sending");
		const timer = setTimeout(
			setState,
			// Web3Forms calls the field "attachment" (islands/form/providers/web3forms.ts).
			import.meta.formPhoto && (currentTarget.photo ?? currentTarget.attachment)?.value
				? sendTimeoutWithPhoto
				: sendTimeout,
			"failed",
		);
		// Send only once, even if the visitor clicks twice or tries again before the provider answers.
		pendingAnswer.current ??= sendMessage(new FormData(currentTarget), currentTarget.action).catch(
			(error) => {
				refusesScripts.current = !(error instanceof TypeError);
				return false;
			},
		);
		const answer = pendingAnswer.current;
		void answer.then((sent) => {
			clearTimeout(timer);
			// Ignore the answer if the visitor has edited the form since then, or if another submit of
			// the same message has already handled the answer.
			if (pendingAnswer.current !== answer) return;
			pendingAnswer.current = undefined;
			if (sent) {
				currentTarget.message.defaultValue = "";
				currentTarget.reset();
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
			// Listen in the capture phase, because "invalid" events don't bubble.
			onInvalidCapture={({ target }) => markValidity(target as HTMLInputElement)}
			onInput={({ currentTarget, target }) => {
				const field = target as unknown as HTMLInputElement;
				// While the visitor types, only remove errors. Errors are added on change.
				if (field.getAttribute("aria-invalid") === "true") markValidity(field);
				// An edited form is a new message: the next submit sends it, even if the previous message
				// is still being sent.
				pendingAnswer.current = undefined;
				currentTarget.message_id.value = "";
				saveDraft(currentTarget);
			}}
			onChange={({ target }) => {
				const field = target as unknown as HTMLInputElement;
				if (import.meta.formPhoto && field.files) {
					import("./form/shrinkPhoto.ts").then(({ shrinkPhoto }) =>
						shrinkPhoto(field, markValidity),
					);
					return;
				}
				// Trim at once: browsers accept spaces as the value of a required field.
				field.value =
					import.meta.northAmerica && field.name === "phone"
						? formatTypedPhone(field.value.trim())
						: field.value.trim();
				markValidity(field);
			}}
		>
			{import.meta.browser ? (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the server's HTML (importMeta.d.ts).
				<fieldset disabled={sending} dangerouslySetInnerHTML={{ __html: "" }} />
			) : (
				<fieldset className="contact-form__fields" role="none">
					<ContactFields {...props} />
				</fieldset>
			)}
			{/* Screen readers don't announce a disabled button, so its text is repeated here. */}
			<p className="visually-hidden" role="status">
				{sending && words.sending}
			</p>
			{state !== "idle" && !sending && (
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
