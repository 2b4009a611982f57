import type { ReactNode } from "react";

interface FactListProps {
	readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
}

/** Terms and what they are, seams between. */
export function FactList({ facts }: FactListProps) {
	return (
		<dl className="fact-list seams">
			{facts.map(({ term, value }) => (
				<div key={term} className="fact-list__fact">
					<dt className="fact-list__term">{term}</dt>
					<dd className="fact-list__value">{value}</dd>
				</div>
			))}
		</dl>
	);
}
