import type { Assets } from "../site/assets.ts";
import type { DoorPart, HowToData } from "../site/schema/pages/how-to.ts";

type Part = NonNullable<HowToData["parts"]>["items"][number];

/** Where a part's number is (`at`), and where the line from the number ends at the part (`to`). */
const marks: {
	readonly [P in DoorPart]: {
		readonly at: readonly [number, number];
		readonly to: readonly [number, number];
	};
} = {
	spring: { at: [112, 98], to: [128, 128] },
	drum: { at: [28, 112], to: [62, 134] },
	cable: { at: [22, 226], to: [62, 240] },
	eye: { at: [22, 318], to: [52, 342] },
	hinge: { at: [168, 226], to: [197, 208] },
	roller: { at: [378, 268], to: [346, 262] },
	track: { at: [378, 188], to: [349, 206] },
	seal: { at: [286, 344], to: [268, 361] },
	opener: { at: [110, 36], to: [152, 36] },
	rail: { at: [262, 88], to: [205, 84] },
	cord: { at: [258, 180], to: [221, 172] },
};

/** Drawing: a closed door seen from inside. Each part's number links to the text about the part. */
export function DoorAnatomy({
	label,
	parts,
	assets,
}: {
	readonly label: string;
	readonly parts: readonly Part[];
	readonly assets: Pick<Assets, "drawings">;
}) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: SVG does not allow <fieldset>.
		<svg className="door-anatomy" viewBox="0 0 400 400" role="group" aria-label={label}>
			<g
				// biome-ignore lint/security/noDangerouslySetInnerHtml: a file of components/drawings.
				dangerouslySetInnerHTML={{ __html: assets.drawings.get("anatomy")?.content ?? "" }}
			/>
			{parts.map(({ part, name, touch }, index) => {
				const { at, to } = marks[part];
				return (
					<a
						key={part}
						className="door-anatomy__mark"
						href={`#part-${part}`}
						aria-label={`${index + 1} ${name}`}
					>
						<path className="door-anatomy__leader" d={`M${at}L${to}`} />
						<circle
							className={`door-anatomy__badge door-anatomy__touch--${touch}`}
							cx={at[0]}
							cy={at[1]}
							r="15"
						/>
						<text className="door-anatomy__digit" x={at[0]} y={at[1] + 6} textAnchor="middle">
							{index + 1}
						</text>
					</a>
				);
			})}
		</svg>
	);
}
