/** React moves title, description and canonical link into <head>. */
export function TownPage({ site, town }) {
	return (
		<>
			<title>{town.title}</title>
			<meta name="description" content={town.description} />
			<link rel="canonical" href={`${site.url}${town.path}`} />
			[[body]]
		</>
	);
}
