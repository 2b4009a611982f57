import type { ReactNode } from "react";

interface FormResultProps {
	/** Which attribute the sentences have: `data-lean` or `data-place`. */
	readonly choice: "lean" | "place";
	/** The sentences, by the attribute's value. islands/showResult.ts shows one of them. */
	readonly sentences: Readonly<Record<string, string>>;
	readonly terms: Readonly<Record<string, string>>;
	readonly children?: ReactNode;
}

/** The result of a form, hidden until islands/showResult.ts writes the figures. */
export function FormResult({ choice, sentences, terms, children }: FormResultProps) {
	return (
		<div role="status">
			<div className="form-result" data-result hidden>
				{Object.entries(sentences).map(([name, text]) => (
					<p key={name} className="form-result__sentence" {...{ [`data-${choice}`]: name }}>
						{text}
					</p>
				))}
				{children}
				<dl>
					{Object.entries(terms).map(([name, term]) => (
						<div key={name} className="form-result__figure">
							<dt className="muted">{term}</dt>
							<dd data-figure={name} />
						</div>
					))}
				</dl>
			</div>
		</div>
	);
}
