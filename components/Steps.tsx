import type { Links } from "../site/links.ts";
import { blockNodes } from "./markdownTokens.tsx";
import { Paragraph } from "./Paragraph.tsx";

interface StepsProps {
	readonly items: readonly { readonly title: string; readonly text: string }[];
	readonly to: Links;
	/** Draws the numbers as road signs, for steps that visitors must take at once. */
	readonly signs?: boolean;
}

export function Steps({ items, to, signs = false }: StepsProps) {
	return (
		<ol className={signs ? "steps steps--signs" : "steps seams"}>
			{items.map(({ title, text }) => (
				<li key={title} className="steps__item">
					<h3>{title}</h3>
					{signs ? (
						<div className="steps__text prose">{blockNodes(text, to)}</div>
					) : (
						<Paragraph className="steps__text" text={text} to={to} />
					)}
				</li>
			))}
		</ol>
	);
}
