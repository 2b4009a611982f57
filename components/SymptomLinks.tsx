import { UrgencyMark } from "../islands/UrgencyMark.tsx";
import type { LinkedSymptom } from "./linkedSymptoms.ts";

export function SymptomLinks({ symptoms }: { readonly symptoms: readonly LinkedSymptom[] }) {
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
		</ul>
	);
}
