interface StackedTableProps {
	/** What the table is about, for those who hear it. */
	readonly label: string;
	readonly columns: readonly string[];
	/** Each as long as `columns`; the first cell heads its row. */
	readonly rows: readonly (readonly string[])[];
}

/**
 * A small table. On a phone each row is a card, headed by its first cell, and each cell says its
 * column.
 */
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
