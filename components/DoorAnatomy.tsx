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

const windings = (start: number): string =>
	Array.from({ length: 16 }, (_, turn) => `M${start + 6 * turn} 123l5 26`).join("");
const sections = [156, 208, 260, 312];

/** Drawing: a closed door seen from inside. Each part's number links to the text about the part. */
export function DoorAnatomy({
	label,
	parts,
}: {
	readonly label: string;
	readonly parts: readonly Part[];
}) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: SVG does not allow <fieldset>.
		<svg className="door-anatomy" viewBox="0 0 400 400" role="group" aria-label={label}>
			<path
				className="door-anatomy__thin"
				d="M8 8 40 96V364L8 396M392 8 360 96V364l32 32M40 96H360M40 364H360"
			/>
			<path className="door-anatomy__part" d="M70 156H330V364H70z" />
			<path
				className="door-anatomy__thin"
				d={`${sections
					.slice(1)
					.map((y) => `M70 ${y}H330`)
					.join("")}${sections.map((y) => `M82 ${y + 10}H318V${y + 42}H82z`).join("")}`}
			/>
			<path
				className="door-anatomy__part"
				d="M194 202h12v12h-12zM194 254h12v12h-12zM194 306h12v12h-12zM118 202h10v12h-10zM272 202h10v12h-10zM118 306h10v12h-10zM272 306h10v12h-10z"
			/>
			<path className="door-anatomy__solid" d="M70 358H330v7H70z" />
			<path
				className="door-anatomy__track"
				d="M46 364V160Q46 140 30 112l-8-14M54 364V158Q54 134 40 108l-8-12M354 364V160Q354 140 370 112l8-14M346 364V158Q346 134 360 108l8-12"
			/>
			<path
				className="door-anatomy__thin"
				d={sections.map((y) => `M54 ${y + 2}h16M330 ${y + 2}h16`).join("")}
			/>
			{sections.map((y) => (
				<g key={y}>
					<circle className="door-anatomy__part" cx="50" cy={y + 2} r="5" />
					<circle className="door-anatomy__part" cx="350" cy={y + 2} r="5" />
				</g>
			))}
			<path
				className="door-anatomy__part"
				d="M52 132H348v8H52zM88 122H188v28H88zM212 122H312v28H212zM196 112h8v44h-8zM58 120h14v32H58zM328 120h14v32h-14z"
			/>
			<path
				className="door-anatomy__thin"
				d={`${windings(92)}${windings(216)}M62 120v32M67 120v32M333 120v32M338 120v32`}
			/>
			<path className="door-anatomy__cable" d="M62 152V354l10 4M338 152V354l-10 4" />
			<path className="door-anatomy__part" d="M196 112 194 58h12l-2 54zM152 12h96v46h-96z" />
			<path className="door-anatomy__thin" d="M152 44h96M168 12V2M232 12V2M186 51h28" />
			<path className="door-anatomy__part" d="M188 86h24v14h-24z" />
			<path className="door-anatomy__thin" d="M198 100v62" />
			<path className="door-anatomy__cord" d="M210 100q8 36 10 62M211 164h18v9h-18z" />
			<path className="door-anatomy__beam" d="M60 346H340" />
			<path className="door-anatomy__part" d="M46 338h16v16H46zM338 338h16v16h-16z" />
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
