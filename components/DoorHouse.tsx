import type { DoorAssets } from "../site/assets.ts";

interface DoorHouseProps {
	readonly house: DoorAssets["house"];
	readonly alt: string;
}

/** On phones the picture is cropped, so that it is wider than the screen (door-chooser.css). */
const sizes = "(width < 48rem) 126vw, (width < 60rem) 46vw, 46rem";

/** The house with the chosen door in its opening. The doors' stylesheet sets the door's picture. */
export function DoorHouse({ house, alt }: DoorHouseProps) {
	const srcSet = (format: "avif" | "webp") =>
		house
			.flatMap(({ width, [format]: url }) => (url === undefined ? [] : `${url} ${width}w`))
			.join(", ");
	const avif = srcSet("avif");
	return (
		<div className="door-house">
			<div className="door-house__picture">
				<picture>
					{avif !== "" && <source type="image/avif" srcSet={avif} sizes={sizes} />}
					<img
						className="door-house__house"
						src={house[1]?.webp}
						srcSet={srcSet("webp")}
						sizes={sizes}
						width={1440}
						height={900}
						alt={alt}
						fetchPriority="high"
					/>
				</picture>
				<div className="door-house__door door-look" />
			</div>
		</div>
	);
}
