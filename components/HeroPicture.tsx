import { PhotoOrPoster, type PhotoOrPosterProps } from "./PhotoOrPoster.tsx";

/** The picture beside a `Hero`'s title: the company's photograph, or a drawing if there is none. */
export const HeroPicture = (picture: Pick<PhotoOrPosterProps, "photo" | "poster" | "assets">) => (
	<PhotoOrPoster
		{...picture}
		className="hero__picture"
		sizes="(width < 60rem) 90vw, 31rem"
		priority
	/>
);
