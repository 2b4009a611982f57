/**
 * Shows the result of a form: the figures, and one of several sentences.
 * @param figures texts by the names in `data-figure`
 * @param choice the `data-` attribute of the sentences
 * @param shown the attribute's value in the sentence to show
 */
export function showResult(
	root: HTMLElement,
	figures: Readonly<Record<string, string>>,
	choice: "lean" | "place",
	shown: string,
): void {
	const parts = (name: string) => root.querySelectorAll<HTMLElement>(`[data-${name}]`);
	for (const figure of parts("figure"))
		figure.textContent = figures[figure.dataset.figure ?? ""] ?? "";
	for (const sentence of parts(choice)) sentence.hidden = sentence.dataset[choice] !== shown;
	for (const result of parts("result")) {
		result.hidden = false;
		result.scrollIntoView({ block: "nearest" });
	}
}
