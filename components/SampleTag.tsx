import { useSpeech } from "./useSpeech.ts";

export const SampleTag = () => (
	<span className="tag tag--plain">{useSpeech().words.team.sample}</span>
);
