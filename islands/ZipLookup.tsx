import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { words as companyWords } from "#words/zipLookup";
import type { Words } from "../site/schema/wordsSchema.ts";
import type { FoundTown } from "./findTowns.ts";
import { Icon } from "./Icon.tsx";

export interface ZipLookupProps {
	readonly words: Words["zipLookup"];
	readonly action: string;
	/** URL of the JSON table from pages/planZipTable.ts. */
	readonly table: string;
}

/** Finds a postal code in typed text. Accepts full-width digits, ignores spaces and punctuation. */
const codeIn = (text = ""): string | undefined =>
	new RegExp(import.meta.codePattern).exec(
		text
			.normalize("NFKC")
			.toUpperCase()
			.replace(/[^A-Z\d]/g, ""),
	)?.[0];

/** Returns the header's phone link, so that the island needs no props for the phone number. */
const phoneLink = () => document.querySelector<HTMLAnchorElement>("header .skip-link");

/**
 * The look-up of a ZIP code or a town's name. If JavaScript is off or the JSON table doesn't
 * arrive, the form leads to the table on /areas.
 */
export function ZipLookup({ action, table, words }: ZipLookupProps) {
	const answer = import.meta.browser ? companyWords : words.answer;
	const form = useRef<HTMLFormElement>(null);
	const shown = useRef<HTMLDivElement>(null);
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [zip, setZip] = useState("");
	/** `null`: offline. `undefined`: no answer yet, or an invalid text. []: no town is found. */
	const [towns, setTowns] = useState<readonly FoundTown[] | null>();
	const [open, setOpen] = useState<readonly string[]>([]);

	const ask = async () => {
		const { current } = form;
		if (!current) return;
		const typed = current.zip.value;
		// Submit the form to /areas if the table takes more than 8 seconds. Old browsers wait longer.
		const signal = AbortSignal.timeout?.(8000);
		try {
			const code = codeIn(typed);
			const [{ findTowns }, { keepPlace }, places] = await Promise.all([
				import("./findTowns.ts"),
				import("./keepPlace.ts"),
				fetch(table, { signal }).then((response) => response.json()),
			]);
			if (current.zip.value !== typed) return;
			const found = findTowns(places, typed, code);
			setZip(code || typed);
			setTowns(found);
			const [first, second] = found ?? [];
			if (first && !second && !first.isNear) keepPlace(first, answer.place);
			// Show the header's texts in the answer too: that somebody answers the phone, and whether the
			// office is open.
			setOpen(
				[...document.querySelectorAll(".open-now > *")].map(({ textContent }) => textContent),
			);
		} catch {
			if (navigator.onLine) current.submit();
			else setTowns(null);
		}
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the island hydrates.
	useEffect(() => {
		const asked = new URLSearchParams(location.search).get("zip");
		const { current } = form;
		if (asked && current) current.zip.value ||= asked;
		// Look up the field's value only if it is a complete code: the visitor may have typed just its
		// first digits before hydration.
		if (asked || codeIn(current?.zip.value)) void ask();
		// A form without an island leads to the table, far below: scroll back to the answer.
		if (asked) scrollTo(0, 0);
	}, []);

	// Scroll to the answer, because it often appears below the edge of the screen. Don't scroll to a
	// large answer, because that would push the input out of sight.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer.
	useEffect(() => {
		if (zip && shown.current && shown.current.offsetHeight < innerHeight * 0.6)
			shown.current.scrollIntoView({ block: "nearest" });
	}, [zip, towns]);

	const behavior = {
		ref: form,
		onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
			event.preventDefault();
			clearTimeout(pause.current);
			void ask();
		},
		// Wait for a pause in typing, because screen readers read out every answer.
		onInput: () => {
			clearTimeout(pause.current);
			if (codeIn(form.current?.zip.value)) pause.current = setTimeout(ask, 400);
		},
	};
	const unserved = towns?.length === 0 ? answer.outside : towns?.[0]?.isNear && answer.nearest;
	return (
		<>
			{import.meta.browser ? (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the server's HTML (importMeta.d.ts).
				<form {...behavior} dangerouslySetInnerHTML={{ __html: "" }} />
			) : (
				<form {...behavior} className="zip-lookup" action={action}>
					<label className="zip-lookup__label" htmlFor="zip">
						{words.label}
					</label>
					<input
						className="field__control zip-lookup__input"
						id="zip"
						name="zip"
						type="text"
						placeholder={words.hint}
						autoComplete="postal-code"
						required
					/>
					<button className="button button--solid" type="submit">
						{words.submit}
					</button>
				</form>
			)}
			{/* Each text that changes is in an element with a key. Browsers that translate pages
			    replace text nodes, and React can't update a replaced node. */}
			<div ref={shown} className="zip-lookup__answer" role="status">
				{unserved && <p key={zip}>{unserved.replace("{place}", zip)}</p>}
				{towns && towns.length > 0 && (
					<div className="response-sign">
						<div className="response-sign__board sign">
							<ul>
								{towns.map(({ name, href, minutes, other }) => (
									<li key={href} className="response-sign__line">
										<a className="response-sign__place" href={href} hrefLang={other?.code}>
											{other ? `${name} ${other.label}` : name}
										</a>
										<span className="response-sign__minutes">
											{minutes && answer.minutes.replace("{minutes}", minutes)}
										</span>
									</li>
								))}
							</ul>
							<ul className="response-sign__also">
								{[towns[0]?.wait, ...open].map((text) => text && <li key={text}>{text}</li>)}
							</ul>
						</div>
					</div>
				)}
				{towns !== undefined && (
					<a className="button button--call" href={phoneLink()?.href}>
						<Icon name="phone" />
						<span>{phoneLink()?.textContent}</span>
					</a>
				)}
				{towns && (
					<ul className="zip-lookup__ways">
						{[...new Map(towns.flatMap(({ ways }) => ways))].map(([href, label]) => (
							<li key={href}>
								<a className="tall-link" href={href}>
									{label}
								</a>
							</li>
						))}
					</ul>
				)}
				{zip !== "" && towns === undefined && <p>{answer.invalid}</p>}
			</div>
		</>
	);
}
