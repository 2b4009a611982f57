import { useEffect, useRef } from "react";
import type { Urgency } from "../site/schema/fields.ts";
import { Icon, type IconShape } from "./Icon.tsx";
import { narrowRows } from "./narrowRows.ts";
import { UnsafeHtml } from "./UnsafeHtml.tsx";
import { UrgencyMark } from "./UrgencyMark.tsx";

export interface FoundSymptom {
	readonly symptom: string;
	readonly href: string;
	readonly urgency: Urgency;
	/** Search words that find this symptom although its text lacks them. */
	readonly words: readonly string[];
}

export interface SymptomFinderProps {
	readonly words: {
		readonly label: string;
		readonly placeholder: string;
		readonly all: string;
		readonly byUrgency: string;
		readonly clear: string;
		/** Words that match every symptom when a visitor searches for them: "garage door". */
		readonly common: string;
		/** The noun after the number of symptoms: "symptoms". */
		readonly counted: string;
		/** HTML, shown above the symptoms. */
		readonly intro: string;
		readonly more: string;
		readonly empty: { readonly heading: string; readonly html: string };
	};
	readonly urgencies: readonly { readonly urgency: Urgency; readonly word: string }[];
	readonly branches: readonly {
		readonly slug: string;
		readonly name: string;
		readonly icon: IconShape;
		readonly href: string;
		readonly symptoms: readonly FoundSymptom[];
	}[];
}

/** Lists all symptoms, with one fold per branch. The search and the filter need a script. */
export function SymptomFinder(props: SymptomFinderProps) {
	const root = useRef<HTMLDivElement>(null);

	useEffect(() => {
		if (root.current) narrowRows(root.current, "li");
	}, []);

	return import.meta.browser ? (
		// biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the server's HTML (importMeta.d.ts).
		<div ref={root} dangerouslySetInnerHTML={{ __html: "" }} />
	) : (
		<div ref={root}>
			<Finder {...props} />
		</div>
	);
}

function Finder({ words, urgencies, branches }: SymptomFinderProps) {
	const wordOf = new Map(urgencies.map(({ urgency, word }) => [urgency, word]));
	return (
		<>
			<search className="symptom-finder needs-script" data-words={words.common}>
				<label className="symptom-finder__label" htmlFor="symptom-search">
					{words.label}
				</label>
				<input
					className="field__control"
					id="symptom-search"
					name="search"
					type="search"
					placeholder={words.placeholder}
				/>
				<p
					className="small-print"
					role="status"
				>{`${branches.flatMap(({ symptoms }) => symptoms).length} ${words.counted}`}</p>
				<fieldset className="symptom-finder__chips">
					<legend className="symptom-finder__label">{words.byUrgency}</legend>
					{[{ urgency: "", word: words.all }, ...urgencies].map(({ urgency, word }) => (
						<span key={urgency} className="symptom-finder__choice">
							<input
								className="symptom-finder__radio"
								id={`urgency-${urgency}`}
								type="radio"
								name="urgency"
								value={urgency}
								defaultChecked={urgency === ""}
							/>
							<label className="symptom-finder__chip" htmlFor={`urgency-${urgency}`}>
								{word}
							</label>
						</span>
					))}
				</fieldset>
				<button className="symptom-finder__clear" type="button">
					{words.clear}
				</button>
			</search>
			<UnsafeHtml as="div" html={words.intro} />
			{branches.map(({ slug, name, icon, href, symptoms }) => (
				<details key={slug} className="symptom-group">
					<summary className="symptom-group__name">
						<Icon name={icon} className="symptom-group__icon" />
						<span>{name}</span>
					</summary>
					<ul>
						{symptoms.map((row) => (
							<li
								key={row.href}
								className="symptom-group__row"
								data-words={row.words.join(" ")}
								data-urgency={row.urgency}
							>
								<a className="symptom-group__link" href={row.href}>
									{row.symptom}
								</a>
								<UrgencyMark urgency={row.urgency} word={wordOf.get(row.urgency) ?? ""} />
							</li>
						))}
					</ul>
					<p>
						<a className="symptom-group__more" href={href}>
							{`${words.more}: ${name}`}
						</a>
					</p>
				</details>
			))}
			<div className="symptom-finder__empty">
				<h3>{words.empty.heading}</h3>
				<UnsafeHtml as="div" html={words.empty.html} />
			</div>
		</>
	);
}
