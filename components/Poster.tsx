import type { PosterAsset } from "../generator/assets/assets.ts";

interface PosterProps {
	readonly poster: PosterAsset;
	readonly alt: string;
	/** In sight at once. */
	readonly priority?: boolean;
}

/** A flat drawing. */
export function Poster({ poster, alt, priority = false }: PosterProps) {
	return (
		<img
			className="poster"
			src={poster.src}
			alt={alt}
			width={poster.width}
			height={poster.height}
			{...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const, decoding: "async" as const })}
		/>
	);
}
