interface ResultFiguresProps {
	/** The class of the element around a label and its figure. */
	readonly className: string;
	/** The figures' labels, by the figures' names (`data-figure`). */
	readonly terms: Readonly<Record<string, string>>;
}

/** The labeled figures of a form's result. islands/showResult.ts writes the figures. */
export const ResultFigures = ({ className, terms }: ResultFiguresProps) => (
	<dl>
		{Object.entries(terms).map(([name, term]) => (
			<div key={name} className={className}>
				<dt className="muted">{term}</dt>
				<dd data-figure={name} />
			</div>
		))}
	</dl>
);
