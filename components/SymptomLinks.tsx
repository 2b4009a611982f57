import type { ReactNode } from "react";
import { UrgencyMark } from "../islands/UrgencyMark.tsx";
import type { LinkedSymptom } from "./linkedSymptoms.ts";

interface SymptomLinksProps {
	readonly symptoms: readonly LinkedSymptom[];
	/** A link to all symptoms, as the last row. */
	readonly more?: ReactNode;
}

export function SymptomLinks({ symptoms, more }: SymptomLinksProps) {
	return (
		<ul className="symptom-links">
			{symptoms.map(({ symptom, href, urgency, word }) => (
				<li key={href} className="symptom-links__item">
					<a className="symptom-links__link" href={href}>
						{symptom}
					</a>
					<UrgencyMark urgency={urgency} word={word} />
				</li>
			))}
			{more !== undefined && <li className="symptom-links__item">{more}</li>}
		</ul>
	);
}
