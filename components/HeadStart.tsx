interface HeadStartProps {
	/** The page's Content-Security-Policy, for hosts that send no headers. */
	readonly policy: string;
	readonly title: string;
}

/**
 * What stands in <head> before the page's CSS: above all the policy, which has to know the CSS
 * before it comes.
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
