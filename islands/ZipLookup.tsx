import { type FormEvent, useEffect, useRef, useState } from "react";
import { findTowns, type FoundTown, type ZipTable } from "./findTowns.ts";

export interface ZipLookupProps {
	/** The table of ZIP codes that answers without JavaScript: "/areas#zip-table". */
	readonly action: string;
	/** URL of the table for the browser, from generator/planZipTable.ts. */
	readonly table: string;
	readonly phone: { readonly href: string; readonly label: string };
}

/** The answer so far: nothing asked, not a ZIP code, or the towns that a ZIP code belongs to. */
type Answer = undefined | "invalid" | { readonly zip: string; readonly towns: readonly FoundTown[] };

/** Five digits in, towns and response times out. Without JavaScript, and when the table can't be fetched, it leads to the table on /areas. */
export function ZipLookup({ action, table, phone }: ZipLookupProps) {
	const form = useRef<HTMLFormElement>(null);
	const [answer, setAnswer] = useState<Answer>();

	const ask = async (zip: string) => {
		if (!/^\d{5}$/.test(zip)) return setAnswer("invalid");
		try {
			const response = await fetch(table);
			const towns = findTowns((await response.json()) as ZipTable, zip);
			// Another ZIP code may have been typed while the table was on its way.
			if (readZip(form.current) === zip) setAnswer({ zip, towns });
		} catch {
			form.current?.submit();
		}
	};

	useEffect(() => {
		const asked = readZip(form.current) || new URLSearchParams(location.search).get("zip");
		if (asked && form.current) void ask((form.current.zip.value = asked));
	}, []);

	return (
		<>
			<form
				ref={form}
				className="zip-lookup"
				action={action}
				noValidate
				onSubmit={(event: FormEvent) => {
					event.preventDefault();
					void ask(readZip(form.current));
				}}
				onInput={() => {
					const zip = readZip(form.current);
					if (zip.length === 5) void ask(zip);
				}}
			>
				<label className="zip-lookup__label" htmlFor="zip">
					Your ZIP code
				</label>
				<input className="field__control zip-lookup__input" id="zip" name="zip" inputMode="numeric" autoComplete="postal-code" maxLength={5} required />
				<button className="button button--solid" type="submit">
					Check
				</button>
			</form>
			<div className="zip-lookup__answer" role="status">
				{answer === undefined ? null : answer === "invalid" ? (
					<p>A ZIP code has five digits.</p>
				) : answer.towns.length > 0 ? (
					<ul className="zip-lookup__towns">
						{answer.towns.map(({ name, href, minutes }) => (
							<li key={href}>
								<a className="zip-lookup__town" href={href}>
									{name}
								</a>
								<span>{`${minutes} minutes`}</span>
							</li>
						))}
					</ul>
				) : (
					<p>
						{`${answer.zip} is not in our area. Call and ask: `}
						<a href={phone.href}>{phone.label}</a>
					</p>
				)}
			</div>
		</>
	);
}

const readZip = (form: HTMLFormElement | null): string => form?.zip.value.trim();

/** What travels: where the table is, and the phone number, which the island shows only when asked. */
export const send = ({ table, phone }: ZipLookupProps) => ({ table, phone });

/** @returns the props, the action from the island's HTML */
export const read = (root: HTMLElement, sent: ReturnType<typeof send>): ZipLookupProps => ({ ...sent, action: root.querySelector("form")?.getAttribute("action") ?? "" });
