import { PhotoOrPoster, type PhotoOrPosterProps } from "./PhotoOrPoster.tsx";

export const HeroPicture = (picture: Pick<PhotoOrPosterProps, "photo" | "poster" | "assets">) => (
	<PhotoOrPoster
		{...picture}
		className="hero__picture"
		sizes="(max-width: 59.999rem) 90vw, 31rem"
		priority
	/>
);
