type Holder = "script" | "style" | "div";

/**
 * Renders a string without escaping it. Pass only HTML and scripts that the build made, or JSON
 * from `escapeJson`.
 */
export function UnsafeHtml({
	as: Element,
	html,
	...attributes
}: {
	readonly as: Holder;
	readonly html: string;
	readonly type?: string | undefined;
}) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the build made the HTML.
	return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Writes JSON that can't end a <script> or start an HTML comment:
 * https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export const escapeJson = (value: unknown): string =>
	JSON.stringify(value)
		.replaceAll("<", "\\u003c")
		.replaceAll("\u2028", "\\u2028")
		.replaceAll("\u2029", "\\u2029");
