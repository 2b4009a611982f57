import { classNames } from "./classNames.ts";
import { Day } from "./Day.tsx";

interface LinkListProps {
	readonly links: readonly {
		readonly name: string;
		readonly href: string;
		readonly text?: string;
		/** YYYY-MM-DD, shown above the text. */
		readonly day?: string;
	}[];
}

export function LinkList({ links }: LinkListProps) {
	return (
		<ul
			className={classNames(
				"link-list",
				links.every(({ text }) => text === undefined) && "link-list--short",
			)}
		>
			{links.map(({ name, href, text, day }) => (
				<li key={href} className="link-list__item">
					<h3 className="link-list__name">
						<a className="tall-link heading-link" href={href}>
							{name}
						</a>
					</h3>
					{day !== undefined && <Day day={day} />}
					{text !== undefined && <p className="muted">{text}</p>}
				</li>
			))}
		</ul>
	);
}
