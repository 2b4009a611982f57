import { PhotoOrPoster, type PhotoOrPosterProps } from "./PhotoOrPoster.tsx";

/** The picture beside the title in a `Hero`: the company's photograph, or a drawing in its place. */
export const HeroPicture = (picture: Pick<PhotoOrPosterProps, "photo" | "poster" | "assets">) => (
	<PhotoOrPoster
		{...picture}
		className="hero__picture"
		sizes="(width < 60rem) 90vw, 31rem"
		priority
	/>
);
