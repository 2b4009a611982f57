import { type SubmitEvent, useState } from "react";
import { formatDollars, type WorksheetInput, type WorksheetResult, type WorksheetRules, workOut } from "./workOut.ts";

export interface WorksheetProps {
	/** The tables that do the sums without JavaScript: "#worksheet-tables". */
	readonly action: string;
	readonly fields: readonly {
		readonly id: keyof WorksheetInput;
		readonly label: string;
		readonly hint: string;
		readonly min: number;
		readonly max: number;
	}[];
	readonly submit: string;
	readonly rules: WorksheetRules;
	readonly results: {
		readonly share: string;
		readonly perYearRepair: string;
		readonly perYearNew: string;
		readonly springs: string;
		readonly noYears: string;
		readonly lean: { readonly [L in WorksheetResult["lean"]]: string };
	};
}

/** Four numbers in, which way they lean out. Without JavaScript it is not there, and the tables below it do the sums. */
export function Worksheet({ action, fields, submit, rules, results }: WorksheetProps) {
	const [result, setResult] = useState<WorksheetResult>();
	const behaviour = {
		onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
			event.preventDefault();
			const typed = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, Number(value)]));
			setResult(workOut(typed as unknown as WorksheetInput, rules));
		},
	};
	const perYear = (amount: number) => formatDollars(Math.round(amount));
	return (
		<>
			{import.meta.browser ? (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; see importMeta.d.ts.
				<form {...behaviour} dangerouslySetInnerHTML={{ __html: "" }} />
			) : (
				<form {...behaviour} className="worksheet" action={action}>
					{fields.map(({ id, label, hint, min, max }) => (
						<div key={id}>
							<label className="field__label" htmlFor={`worksheet-${id}`}>
								{label}
							</label>
							<input
								className="field__control"
								id={`worksheet-${id}`}
								name={id}
								type="number"
								inputMode="decimal"
								step="any"
								min={min}
								max={max}
								required
								autoComplete="off"
								aria-describedby={`worksheet-${id}-hint`}
							/>
							<p className="field__hint" id={`worksheet-${id}-hint`}>
								{hint}
							</p>
						</div>
					))}
					<button className="button button--solid" type="submit">
						{submit}
					</button>
				</form>
			)}
			<div className="worksheet__result" role="status">
				{result && (
					<>
						<p className="worksheet__lean">{results.lean[result.lean]}</p>
						<dl>
							<dt>{results.share}</dt>
							<dd>{`${Math.round(100 * result.share)}%`}</dd>
							<dt>{results.perYearRepair}</dt>
							<dd>{result.repairPerYear === undefined ? results.noYears : perYear(result.repairPerYear)}</dd>
							<dt>{results.perYearNew}</dt>
							<dd>{perYear(result.newPerYear)}</dd>
							<dt>{results.springs}</dt>
							<dd>{`${result.springYears.toFixed(1)} years`}</dd>
						</dl>
					</>
				)}
			</div>
		</>
	);
}

/** What travels: the rules, and the words that the island shows only once there is a result. */
export const send = ({ rules, results }: WorksheetProps) => ({ rules, results });
