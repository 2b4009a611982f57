import type { Links } from "../generator/site/links.ts";
import { More } from "./More.tsx";
import { Paragraphs } from "./Paragraphs.tsx";
import { useSpeech } from "./useSpeech.ts";

interface LongTextProps {
	readonly paragraphs: readonly string[];
	readonly to: Links;
}

/** The number of visible paragraphs. A text of at most `few` paragraphs is not folded. */
const shown = 1;
const few = 2;

/** A text that shows its first paragraph and folds the others. */
export function LongText({ paragraphs, to }: LongTextProps) {
	const { words } = useSpeech();
	if (paragraphs.length <= few) return <Paragraphs paragraphs={paragraphs} to={to} />;
	return (
		<>
			<Paragraphs paragraphs={paragraphs.slice(0, shown)} to={to} />
			<More label={words.fold.more}>
				<Paragraphs paragraphs={paragraphs.slice(shown)} to={to} />
			</More>
		</>
	);
}
