import type { Links } from "../site/links.ts";
import { classNames } from "./classNames.ts";
import { Paragraph } from "./Paragraph.tsx";

interface WhyListProps {
	readonly cards: readonly {
		readonly figure?: string;
		readonly title: string;
		readonly text: string;
	}[];
	readonly to: Links;
}

export function WhyList({ cards, to }: WhyListProps) {
	return (
		<ul className="why-list seams">
			{cards.map(({ figure, title, text }) => (
				<li
					key={title}
					className={classNames("why-list__item", figure !== undefined && "why-list__item--figure")}
				>
					{figure !== undefined && <p className="why-list__figure">{figure}</p>}
					<div>
						<h3>{title}</h3>
						<Paragraph className="why-list__text" text={text} to={to} />
					</div>
				</li>
			))}
		</ul>
	);
}
