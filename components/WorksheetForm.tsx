import type { WorksheetRules } from "../islands/compareCosts.ts";
import type { PricesData } from "../pages/prices/schema.ts";
import { Island } from "./Island.tsx";
import { ResultFigures } from "./ResultFigures.tsx";

interface WorksheetFormProps {
	readonly worksheet: PricesData["worksheet"];
	readonly rules: WorksheetRules;
}

/** The repair-or-replace worksheet's fields and result. CSS hides both when JavaScript is off. */
export function WorksheetForm({
	worksheet: { fields, submit, results },
	rules,
}: WorksheetFormProps) {
	const { lean, noYears, ...figures } = results;
	return (
		<Island name="Worksheet" when="visible" props={{ rules, noYears }}>
			<form className="worksheet" action="#worksheet-tables">
				{(["age", "trips", "quote", "newDoor"] as const).map((name) => (
					<div key={name} className="worksheet__field">
						<label className="field__label" htmlFor={`worksheet-${name}`}>
							{fields[name].unit === undefined
								? fields[name].label
								: `${fields[name].label} (${fields[name].unit})`}
						</label>
						<input
							className="field__control"
							id={`worksheet-${name}`}
							name={name}
							type="number"
							inputMode="decimal"
							step="any"
							min={fields[name].min}
							max={fields[name].max}
							required
							aria-describedby={`worksheet-${name}-hint`}
						/>
						<p className="field__hint" id={`worksheet-${name}-hint`}>
							{fields[name].hint}
						</p>
					</div>
				))}
				<button className="button button--solid" type="submit">
					{submit}
				</button>
			</form>
			<div role="status">
				<div className="worksheet-result" data-result hidden>
					{Object.entries(lean).map(([name, text]) => (
						<p key={name} className="worksheet-result__lean" data-lean={name}>
							{text}
						</p>
					))}
					<ResultFigures className="worksheet-result__figure" terms={figures} />
				</div>
			</div>
		</Island>
	);
}
