import type { ReactNode } from "react";

interface FactListProps {
	readonly facts: readonly {
		readonly term: string;
		readonly value: ReactNode;
		readonly note?: string | undefined;
	}[];
}

export function FactList({ facts }: FactListProps) {
	return (
		<dl className="fact-list seams">
			{facts.map(({ term, value, note }) => (
				<div key={term} className="fact-list__fact">
					<dt className="small-print">{term}</dt>
					<dd className="fact-list__value">{value}</dd>
					{note !== undefined && <dd className="fact-list__note">{note}</dd>}
				</div>
			))}
		</dl>
	);
}
