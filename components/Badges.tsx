import type { Certification } from "../data/schema.ts";
import { Icon } from "../islands/Icon.tsx";

/** What stands behind the work. */
export function Badges({ items }: { readonly items: readonly Certification[] }) {
	return (
		<ul className="badges">
			{items.map(({ title, icon, text }) => (
				<li key={title} className="badges__item">
					<Icon name={icon} className="badges__icon" />
					<h3>{title}</h3>
					<p className="badges__text">{text}</p>
				</li>
			))}
		</ul>
	);
}
