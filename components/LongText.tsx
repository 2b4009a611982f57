import type { Links } from "../site/links.ts";
import { More } from "./More.tsx";
import { Paragraphs } from "./Paragraphs.tsx";
import { useSpeech } from "./useSpeech.ts";

interface LongTextProps {
	readonly paragraphs: readonly string[];
	readonly to: Links;
}

const visibleParagraphs = 1;
const maxUnfolded = 2;

/** A text. On phones, a long text is folded after its first paragraph. */
export function LongText({ paragraphs, to }: LongTextProps) {
	const { words } = useSpeech();
	if (paragraphs.length <= maxUnfolded) return <Paragraphs paragraphs={paragraphs} to={to} />;
	return (
		<>
			<Paragraphs paragraphs={paragraphs.slice(0, visibleParagraphs)} to={to} />
			<More label={words.fold.more} openWide>
				<Paragraphs paragraphs={paragraphs.slice(visibleParagraphs)} to={to} />
			</More>
		</>
	);
}
