import type { HurricaneData } from "../site/schema/pages/hurricane.ts";

const lineHeight = 45;
const top = (line: number): number => 56 + line * lineHeight;

/** Drawing: an example of the wind load label on a door. Its lines are numbered. */
export function WindLabel({
	drawing: { alt, title, tag, lines },
}: {
	readonly drawing: HurricaneData["label"]["drawing"];
}) {
	return (
		<svg className="wind-label" viewBox="0 0 360 448" role="img" aria-label={alt}>
			<path className="wind-label__door" d="M1 1h358v446H1z" />
			<path className="wind-label__rule" d="M1 26h358M1 426h358M1 436h358" />
			<rect className="wind-label__paper" x="44" y="14" width="304" height="404" rx="8" />
			<path className="wind-label__head" d="M52 14h288a8 8 0 0 1 8 8v34H44V22a8 8 0 0 1 8-8z" />
			<text className="wind-label__title" x="58" y="42">
				{title}
			</text>
			<text className="wind-label__title wind-label__title--small" x="334" y="41" textAnchor="end">
				{tag}
			</text>
			<path
				className="wind-label__rule"
				d={lines.map((_, line) => (line > 0 ? `M45 ${top(line)}h302` : "")).join("")}
			/>
			<path
				d={`M312 153v32M262 169h40m-10-8 10 8-10 8M312 198v32M302 214h-40m10-8-10 8 10 8${lines.map((_, line) => `M34 ${top(line) + 23}h10`).join("")}`}
			/>
			{lines.map(([name, value], line) => (
				<g key={name}>
					<text className="wind-label__name" x="58" y={top(line) + 18}>
						{name}
					</text>
					<text className="wind-label__value" x="58" y={top(line) + 38}>
						{value}
					</text>
					<circle className="wind-label__dot" cx="20" cy={top(line) + 23} r="14" />
					<text className="wind-label__number" x="20" y={top(line) + 29} textAnchor="middle">
						{line + 1}
					</text>
				</g>
			))}
		</svg>
	);
}
