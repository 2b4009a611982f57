import type { WorksheetRules } from "../islands/compareCosts.ts";
import type { PricesData } from "../site/schema/pages/prices.ts";
import { FormResult } from "./FormResult.tsx";
import { Island } from "./Island.tsx";

interface WorksheetFormProps {
	readonly worksheet: PricesData["worksheet"];
	readonly rules: WorksheetRules;
}

/**
 * A form that compares the costs of a repair and a new door (islands/Worksheet.ts). CSS hides the
 * form when JavaScript is off.
 */
export function WorksheetForm({
	worksheet: { fields, submit, results },
	rules,
}: WorksheetFormProps) {
	const { lean, noYears, ...figures } = results;
	return (
		<Island name="Worksheet" when="visible" props={{ rules, noYears }}>
			<form className="worksheet needs-script" action="#worksheet-tables">
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
			<FormResult choice="lean" sentences={lean} terms={figures} />
		</Island>
	);
}
