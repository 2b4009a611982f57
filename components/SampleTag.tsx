import { useSpeech } from "./useSpeech.ts";

export function SampleTag({ text }: { readonly text?: string }) {
	const { words } = useSpeech();
	return <span className="tag tag--plain">{text ?? words.team.sample}</span>;
}
