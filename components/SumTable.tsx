interface SumTableProps {
	readonly label: string;
	readonly rowName: string;
	readonly columnName: string;
	readonly columns: readonly string[];
	readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

export function SumTable({ label, rowName, columnName, columns, rows }: SumTableProps) {
	return (
		<div className="sum-table">
			<table aria-label={label}>
				<thead>
					<tr>
						<th scope="col" rowSpan={2}>
							{rowName}
						</th>
						<th scope="colgroup" colSpan={columns.length}>
							{columnName}
						</th>
					</tr>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ name, cells }) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							{cells.map((cell, index) => (
								<td key={columns[index]}>{cell}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
