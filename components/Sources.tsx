import { QuestionList } from "../islands/QuestionList.tsx";
import { formatDate } from "../site/formats.ts";
import { slugOf } from "../site/schema/slugOf.ts";
import { fill } from "../site/words.ts";
import { useSpeech } from "./useSpeech.ts";

interface SourcesProps {
	readonly heading: string;
	readonly sources: readonly {
		readonly title: string;
		readonly url: string;
		readonly checked?: string | undefined;
	}[];
}

export function Sources({ heading, sources }: SourcesProps) {
	const speech = useSpeech();
	const list = (
		<ul>
			{sources.map(({ title, url, checked }) => (
				<li key={url}>
					<a href={url}>{title}</a>
					{checked !== undefined &&
						`, ${fill(speech.words.sources.checked, { date: formatDate(checked, speech) })}`}
				</li>
			))}
		</ul>
	);
	return (
		<QuestionList
			name="sources"
			questions={[{ id: slugOf(heading), question: heading, answer: list }]}
		/>
	);
}
