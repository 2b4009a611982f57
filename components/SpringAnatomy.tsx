import { DrawingLabel } from "./DrawingLabel.tsx";
import { useSpeech } from "./useSpeech.ts";

const windings = (start: number, count: number): string =>
	Array.from({ length: count }, (_, turn) => `M${start + 9 * turn} 72l10 56`).join("");
const panels = [216, 328].flatMap((y) => [100, 234, 368, 502].map((x) => ({ x, y })));

/** Drawing: a broken torsion spring above the door. Labels name its parts. */
export function SpringAnatomy() {
	const { alt, spring, gap, drum, cable } = useSpeech().words.drawings.spring;
	return (
		<svg className="line-drawing spring-anatomy" viewBox="0 0 720 450" role="img" aria-label={alt}>
			<circle className="spring-anatomy__gap" cx="520" cy="100" r="58" />
			<path
				className="line-drawing__part"
				d="M24 93h672v14H24zM116 70h228v60H116zM376 70h120v60H376zM544 70h60v60h-60z"
			/>
			<path
				className="line-drawing__thin"
				d={`${windings(120, 25)}${windings(380, 13)}${windings(548, 6)}M496 74l10 14M544 126l-10-12`}
			/>
			<path
				className="line-drawing__part"
				d="M348 52h24v96h-24zM104 64h12v72h-12zM604 64h12v72h-12zM52 66h32v68H52zM636 66h32v68h-32z"
			/>
			<path
				className="line-drawing__thin"
				d="M60 66v68M68 66v68M76 66v68M644 66v68M652 66v68M660 66v68M360 66v.01M360 134v.01M56 134v300M664 134v300M36 176v264M684 176v264M24 176v264M696 176v264"
			/>
			<path className="line-drawing__part" d="M76 196h568v112H76zM76 308h568v112H76z" />
			<path
				className="line-drawing__thin"
				d={panels.map(({ x, y }) => `M${x} ${y}h110v72h-110z`).join("")}
			/>
			<path className="spring-anatomy__solid" d="M76 420h568v14H76z" />
			<path className="line-drawing__thin" d="M230 60V42M520 58V36M68 58V42" />
			<DrawingLabel x={230} y={30} anchor="middle" text={spring} />
			<DrawingLabel x={520} y={26} anchor="middle" text={gap} />
			<DrawingLabel x={68} y={30} anchor="middle" text={drum} />
			<DrawingLabel x={76} y={178} text={cable} />
		</svg>
	);
}
