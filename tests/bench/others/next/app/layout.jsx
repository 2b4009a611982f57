export default function Layout({ children }) {
	return (
		<html lang="en-US">
			<head>
				<link rel="stylesheet" href="/site.css" />
			</head>
			<body>{children}</body>
		</html>
	);
}
