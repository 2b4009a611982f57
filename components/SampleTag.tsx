import { useSpeech } from "./useSpeech.ts";

/** Tags a badge, a team member or a rating as a sample. */
export const SampleTag = () => (
	<span className="tag tag--plain">{useSpeech().words.team.sample}</span>
);
