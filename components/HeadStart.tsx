interface HeadStartProps {
	readonly policy: string;
	readonly title: string;
}

/**
 * The part of <head> before the page's CSS. The security policy precedes all styles and scripts,
 * because a policy applies only to the elements after its <meta>.
 */
export function HeadStart({ policy, title }: HeadStartProps) {
	return (
		<>
			<meta charSet="utf-8" />
			<meta httpEquiv="Content-Security-Policy" content={policy} />
			<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
			<title>{title}</title>
		</>
	);
}
