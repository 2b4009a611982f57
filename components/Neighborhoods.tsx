export function Neighborhoods({ names }: { readonly names: readonly string[] }) {
	return (
		<ul className="neighborhoods">
			{names.map((name) => (
				<li key={name} className="neighborhoods__name">
					{name}
				</li>
			))}
		</ul>
	);
}
