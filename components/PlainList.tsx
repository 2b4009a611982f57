import { Icon, type IconShape } from "../islands/Icon.tsx";

interface PlainListProps {
	readonly items: readonly string[];
	readonly icon?: IconShape;
	readonly pairs?: boolean;
}

export function PlainList({ items, icon = "check", pairs = false }: PlainListProps) {
	return (
		<ul className={pairs ? "plain-list plain-list--pairs" : "plain-list"}>
			{items.map((item) => (
				<li key={item} className="plain-list__item">
					<Icon
						name={icon}
						className={
							icon === "alert" ? "plain-list__icon plain-list__icon--danger" : "plain-list__icon"
						}
					/>
					<span>{item}</span>
				</li>
			))}
		</ul>
	);
}
