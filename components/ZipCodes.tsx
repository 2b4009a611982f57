export function ZipCodes({ zips }: { readonly zips: readonly string[] }) {
	return (
		<ul className="zip-codes">
			{zips.map((zip) => (
				<li key={zip}>{zip}</li>
			))}
		</ul>
	);
}
