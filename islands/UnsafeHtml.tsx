/** The elements that may hold text which React must not escape. */
type Holder = "script" | "style" | "div";

/**
 * The one place where text goes into the page unescaped.
 *
 * @param as the element
 * @param html CSS, script or HTML of our own; JSON goes through `escapeJson` first
 */
export function UnsafeHtml({
	as: Element,
	html,
	...attributes
}: {
	readonly as: Holder;
	readonly html: string;
	readonly type?: string;
}) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: this component is where that is allowed (house style 15).
	return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * JSON that can stand inside a <script>: no text in it can end the element or start a comment
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 */
export const escapeJson = (value: unknown): string =>
	JSON.stringify(value)
		.replaceAll("<", "\\u003c")
		.replaceAll("\u2028", "\\u2028")
		.replaceAll("\u2029", "\\u2029");
