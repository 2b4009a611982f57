import { Icon, type IconShape } from "../islands/Icon.tsx";
import { classNames } from "./classNames.ts";

interface PlainListProps {
	readonly items: readonly string[];
	readonly icon?: IconShape;
	readonly pairs?: boolean;
}

export function PlainList({ items, icon = "check", pairs = false }: PlainListProps) {
	return (
		<ul className={classNames("plain-list", pairs && "plain-list--pairs")}>
			{items.map((item) => (
				<li key={item} className="plain-list__item">
					<Icon
						name={icon}
						className={classNames(
							"plain-list__icon",
							icon === "alert" && "plain-list__icon--danger",
						)}
					/>
					<span>{item}</span>
				</li>
			))}
		</ul>
	);
}
