import { useSpeech } from "./useSpeech.ts";

/** Says beside a badge, one of the team or the rating that it is a sample. */
export const SampleTag = () => (
	<span className="tag tag--plain">{useSpeech().words.team.sample}</span>
);
