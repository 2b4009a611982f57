import { Icon } from "../islands/Icon.tsx";

export function CheckList({ items }: { readonly items: readonly string[] }) {
	return (
		<ul className="check-list">
			{items.map((item) => (
				<li key={item} className="check-list__item">
					<Icon name="check" className="check-list__icon" />
					<span>{item}</span>
				</li>
			))}
		</ul>
	);
}
