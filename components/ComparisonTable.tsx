import { Icon } from "../islands/Icon.tsx";
import { classNames } from "./classNames.ts";
import { useSpeech } from "./useSpeech.ts";

interface ComparisonTableProps {
	readonly label: string;
	readonly feature: string;
	readonly showFeature?: boolean;
	readonly columns: readonly {
		readonly name: string;
		readonly note?: string;
		readonly best?: boolean;
	}[];
	/**
	 * A cell that says "Included" or "Not included" (data/words.yaml) becomes a check mark or a dash.
	 */
	readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

/**
 * A table in a box that scrolls on narrow screens. The box takes the focus, so that the arrow keys
 * can scroll it.
 */
export function ComparisonTable({
	label,
	feature,
	showFeature = false,
	columns,
	rows,
}: ComparisonTableProps) {
	const { included, notIncluded } = useSpeech().words.comparison;
	const cellClass = (index: number, ...more: readonly string[]) =>
		classNames(
			"comparison-table__cell",
			...more,
			columns[index]?.best && "comparison-table__cell--best",
		);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll the table (WCAG 2.1.1).
		<section className="comparison-table" aria-label={label} tabIndex={0}>
			<table>
				<thead>
					<tr>
						<th scope="col" className="comparison-table__cell comparison-table__cell--head">
							<span className={showFeature ? undefined : "visually-hidden"}>{feature}</span>
						</th>
						{columns.map(({ name, note }, index) => (
							<th
								key={name}
								scope="col"
								className={cellClass(index, "comparison-table__cell--head")}
							>
								<span>{name}</span>{" "}
								{note !== undefined && <small className="comparison-table__note">{note}</small>}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ name, cells }) => (
						<tr key={name}>
							<th scope="row" className="comparison-table__cell">
								{name}
							</th>
							{cells.map((cell, index) => (
								<td key={columns[index]?.name} className={cellClass(index)}>
									{cell === included && <Icon name="check" className="comparison-table__icon" />}
									{cell === notIncluded && (
										<span className="muted" aria-hidden="true">
											—
										</span>
									)}
									<span
										className={
											cell === included || cell === notIncluded ? "visually-hidden" : undefined
										}
									>
										{cell}
									</span>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
