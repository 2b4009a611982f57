import type { InputHTMLAttributes } from "react";
import type { Words } from "../../site/schema/wordsSchema.ts";
import type { FormMarkup } from "./planForm.ts";

interface ContactFieldsProps {
	readonly words: Pick<Words["contactForm"], "fields">;
	readonly markup: FormMarkup;
	readonly subjects: readonly string[];
	readonly messageHint: string;
	readonly photo?: PhotoTexts | undefined;
	readonly windows?: WishedWindows | undefined;
}

export interface PhotoTexts {
	readonly label: string;
	readonly hint: string;
}

export interface WishedWindows {
	readonly label: string;
	/** The choice for visitors without a preferred time: "Any time". */
	readonly none: string;
	readonly options: readonly string[];
}

/**
 * The fields of the contact form. tests/specification/screens.test.ts requires this order and these
 * attributes of name, email, phone, subject and message.
 */
export function ContactFields({
	markup: { hidden, honeypot, photo: photoName },
	subjects,
	messageHint,
	photo,
	windows,
	words: { fields },
}: ContactFieldsProps) {
	return (
		<>
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{/* ContactForm.tsx fills in an id. If one message arrives twice, both copies have the
			    same id. */}
			<input type="hidden" name="message_id" />
			<input
				type={honeypot.type}
				name={honeypot.name}
				hidden
				tabIndex={-1}
				autoComplete={honeypot.type === "text" ? "off" : undefined}
				aria-label={fields.trap}
			/>
			<Field name="name" label={fields.name} type="text" autoComplete="name" required />
			<Field
				name="email"
				label={fields.email}
				type="email"
				inputMode="email"
				autoComplete="email"
				required
			/>
			<Field name="phone" label={fields.phone} type="tel" inputMode="tel" autoComplete="tel" />
			<Choice
				name="subject"
				label={fields.subject}
				none={fields.noSubject}
				options={subjects}
				required
			/>
			<div className="field contact-form__message">
				<label className="field__label" htmlFor="contact-message">
					{fields.message}
				</label>
				<textarea
					className="field__control"
					id="contact-message"
					name="message"
					rows={6}
					required
					aria-describedby="contact-hint contact-message-error"
				/>
				<FieldError name="message" />
				<p className="field__hint" id="contact-hint">
					{messageHint}
				</p>
			</div>
			{windows && <Choice name="window" {...windows} />}
			{photo && (
				<div className="field contact-form__message">
					<label className="field__label" htmlFor="contact-photo">
						{photo.label}
					</label>
					<input
						className="field__control"
						id="contact-photo"
						type="file"
						name={photoName}
						accept="image/*"
						aria-describedby="contact-photo-hint contact-photo-error"
					/>
					<FieldError name="photo" text={fields.errors.photo} />
					<p className="field__hint" id="contact-photo-hint">
						{photo.hint}
					</p>
				</div>
			)}
		</>
	);
}

/** The place of a field's error message. `markValidity` fills it in and shows it. */
function FieldError({ name, text }: { readonly name: string; readonly text?: string }) {
	return <p className="field__error" id={`contact-${name}-error`} data-text={text} />;
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
	readonly name: string;
	readonly label: string;
}

function Field({ name, label, ...attributes }: FieldProps) {
	return (
		<div className="field">
			<label className="field__label" htmlFor={`contact-${name}`}>
				{label}
			</label>
			<input
				className="field__control"
				id={`contact-${name}`}
				name={name}
				aria-describedby={attributes.required ? `contact-${name}-error` : undefined}
				{...attributes}
			/>
			{attributes.required && <FieldError name={name} />}
		</div>
	);
}

interface ChoiceProps {
	readonly name: string;
	readonly label: string;
	readonly none: string;
	readonly options: readonly string[];
	readonly required?: boolean;
}

function Choice({ name, label, none, options, required }: ChoiceProps) {
	return (
		<div className="field">
			<label className="field__label" htmlFor={`contact-${name}`}>
				{label}
			</label>
			<select
				className="field__control"
				id={`contact-${name}`}
				name={name}
				required={required}
				aria-describedby={required ? `contact-${name}-error` : undefined}
			>
				<option value="">{none}</option>
				{options.map((option) => (
					<option key={option} value={option}>
						{option}
					</option>
				))}
			</select>
			{required && <FieldError name={name} />}
		</div>
	);
}
