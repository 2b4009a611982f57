import { Icon } from "../islands/Icon.tsx";
import type { Certification } from "../site/schema/schema.ts";
import { SampleTag } from "./SampleTag.tsx";

export function Badges({ items }: { readonly items: readonly Certification[] }) {
	return (
		<ul className="badges">
			{items.map(({ title, icon, text, sample }) => (
				<li key={title} className="badges__item">
					<Icon name={icon} className="badges__icon" />
					<h3>{title}</h3>
					<p className="badges__text small-print">{text}</p>
					{sample && (
						<p className="badges__sample">
							<SampleTag />
						</p>
					)}
				</li>
			))}
		</ul>
	);
}
