import { formatDate } from "../site/formats.ts";
import type { Template } from "../site/schema/wordsSchema.ts";
import { useSpeech } from "./useSpeech.ts";

interface DayProps {
	/** YYYY-MM-DD */
	readonly day: string;
	readonly text?: Template<"date">;
}

export function Day({ day, text = "{date}" as Template<"date"> }: DayProps) {
	const [before, after] = text.split("{date}");
	return (
		<p className="small-print">
			{before}
			<time dateTime={day}>{formatDate(day, useSpeech())}</time>
			{after}
		</p>
	);
}
