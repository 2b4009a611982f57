interface StackedTableProps {
	readonly label: string;
	readonly columns: readonly string[];
	readonly rows: readonly (readonly string[])[];
}

/** A small table. On phones each row becomes a card, and each cell repeats its column's name. */
export function StackedTable({ label, columns, rows }: StackedTableProps) {
	return (
		<table className="stacked-table" aria-label={label}>
			<thead className="stacked-table__head">
				<tr>
					{columns.map((column) => (
						<th key={column} scope="col" className="stacked-table__cell">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(([name = "", ...cells]) => (
					<tr key={name} className="stacked-table__row">
						<th scope="row" className="stacked-table__cell stacked-table__cell--name">
							{name}
						</th>
						{cells.map((cell, index) => (
							<td
								key={columns[index + 1]}
								className="stacked-table__cell"
								data-column={columns[index + 1]}
							>
								{cell}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
