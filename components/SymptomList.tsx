import type { ServiceData } from "../data/schema.ts";

interface SymptomListProps {
	readonly rows: NonNullable<ServiceData["symptoms"]>["rows"];
}

/** What the door does, why, what is safe to check, how urgent it is. */
export function SymptomList({ rows }: SymptomListProps) {
	return (
		<ul className="symptom-list seams">
			{rows.map(({ symptom, cause, check, urgency }) => (
				<li key={symptom} className="symptom-list__item">
					<h3 className="symptom-list__symptom">{symptom}</h3>
					<div>
						<p className="symptom-list__term">Likely cause</p>
						<p>{cause}</p>
					</div>
					<div>
						<p className="symptom-list__term">What you can check safely</p>
						<p>{check}</p>
					</div>
					<div>
						<p className="symptom-list__term">How urgent</p>
						<p className="symptom-list__urgency">{urgency}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
