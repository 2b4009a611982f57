import type { Business } from "../data/schema.ts";
import { useWords } from "./useWords.ts";

/** Says beside the company's rating that it is a sample, for as long as the data does. */
export function RatingSample({ placeholders }: Pick<Business, "placeholders">) {
	const { words } = useWords();
	return placeholders.some(({ field }) => field === "rating") && <span className="tag tag--plain">{words.team.sample}</span>;
}
