interface ResultFiguresProps {
	/** Of each line. */
	readonly className: string;
	/** What each figure says, by the name under which the script writes it. */
	readonly terms: Readonly<Record<string, string>>;
}

/** The figures of a form's result, which a script fills in (islands/showResult.ts). */
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
