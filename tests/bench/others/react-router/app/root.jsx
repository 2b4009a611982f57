import { Outlet, Scripts } from "react-router";

export default function Root() {
	return (
		<html lang="en-US">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<link rel="stylesheet" href="/site.css" />
			</head>
			<body>
				<Outlet />
				<Scripts />
			</body>
		</html>
	);
}
