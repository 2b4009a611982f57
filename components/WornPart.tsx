import type { ReactNode } from "react";
import type { WornPartName } from "../site/schema/fields.ts";
import { DrawingLabel } from "./DrawingLabel.tsx";
import { LineDrawing } from "./LineDrawing.tsx";
import { useSpeech } from "./useSpeech.ts";

const turns = (start: number, count: number): string =>
	Array.from({ length: count }, (_, turn) => `M${start + 9 * turn} 78l9 52`).join("");

const drawings: { readonly [P in WornPartName]: ReactNode } = {
	coil: (
		<>
			<circle className="worn-part__spot" cx="170" cy="104" r="44" />
			<path
				className="line-drawing__part"
				d="M8 98h304v12H8zM24 78h122v52H24zM196 78h100v52H196z"
			/>
			<path className="line-drawing__thin" d={`${turns(28, 12)}${turns(200, 10)}`} />
			<path className="worn-part__wear" d="M146 82q14 2 10 14M196 126q-14-2-12-12" />
			<path
				className="worn-part__rust"
				d="M52 92v.1M84 118v.1M112 96v.1M128 114v.1M222 96v.1M250 116v.1"
			/>
			<path className="line-drawing__thin" d="M170 148v36" />
		</>
	),
	cable: (
		<>
			<path
				className="line-drawing__part"
				d="M8 62h220v12H8zM92 30h18v76H92zM168 30h18v76h-18zM110 40h58v56h-58z"
			/>
			<path className="line-drawing__thin" d="M122 40v56M134 40v56M146 40v56M158 40v56" />
			<path
				className="worn-part__wear"
				d="M140 96C150 140 236 96 214 66S196 150 226 150 250 110 232 108 196 176 244 178"
			/>
			<path className="worn-part__wear" d="M244 178l14-8M244 178l16 1M244 178l12 9" />
		</>
	),
	track: (
		<>
			<path className="line-drawing__part" d="M40 8h20v58l26 34-26 34v58H40v-62l22-30-22-30z" />
			<path className="line-drawing__thin" d="M50 8v60l24 32-24 32v60" />
			<path className="worn-part__wear" d="M58 68 84 100 58 132" />
			<path className="worn-part__wear" d="M36 74l-14-8M34 126l-14 8" />
			<circle className="line-drawing__part" cx="128" cy="100" r="15" />
			<path className="line-drawing__thin" d="M143 100h46M128 94v12M122 100h12" />
			<path className="line-drawing__part" d="M189 24h62v152h-62z" />
			<path className="line-drawing__thin" d="M189 100h62" />
		</>
	),
	roller: (
		<>
			<path className="line-drawing__part" d="M150 92h140v16H150z" />
			<path
				className="line-drawing__part"
				d="M84 38c40 0 60 28 60 62s-24 62-60 62c-24 0-36-12-44-22l-16-30 8-40c8-20 28-32 52-32z"
			/>
			<circle className="line-drawing__part" cx="86" cy="100" r="26" />
			<path
				className="line-drawing__thin"
				d="M86 84v.1M100 92v.1M100 108v.1M86 116v.1M72 108v.1M72 92v.1"
			/>
			<path className="worn-part__wear" d="M32 70 24 110l16 30M60 100l-28-4 8 14-14 6" />
			<path className="worn-part__rust" d="M170 96v.1M200 104v.1M236 96v.1M262 102v.1" />
		</>
	),
	eye: (
		<>
			<path className="line-drawing__part" d="M24 8h20v168H24z" />
			<path className="line-drawing__thin" d="M4 176h312M44 122h22M34 8v168" />
			<path className="line-drawing__part" d="M66 92l52 18-12 40-52-18z" />
			<path className="worn-part__wear" d="M120 136 214 168" strokeDasharray="2 10" />
			<path className="line-drawing__thin" d="M120 120h150" strokeDasharray="2 10" />
			<path className="line-drawing__part" d="M270 100h34v40h-34z" />
			<path className="worn-part__rust" d="M108 118v.1M112 130v.1M102 124v.1M106 138v.1" />
		</>
	),
};

/** Drawing: a worn part of a door, with its wear in red and a label. */
export function WornPart({ part }: { readonly part: WornPartName }) {
	const { alt, label } = useSpeech().words.drawings.worn[part];
	return (
		<LineDrawing width={320} height={218} label={alt}>
			{drawings[part]}
			<DrawingLabel x={160} y={210} anchor="middle" text={label} />
		</LineDrawing>
	);
}
