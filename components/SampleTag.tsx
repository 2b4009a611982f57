import { useSpeech } from "./useSpeech.ts";

/** Marks something made up. By default, the text is "Sample". */
export function SampleTag({ text }: { readonly text?: string }) {
	const { words } = useSpeech();
	return <span className="tag tag--plain">{text ?? words.team.sample}</span>;
}
