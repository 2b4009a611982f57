import type { Service } from "../site/site.ts";
import { PhotoOrPoster, type PhotoOrPosterProps } from "./PhotoOrPoster.tsx";

interface ServicePhotoProps extends Pick<PhotoOrPosterProps, "assets" | "sizes" | "priority"> {
	readonly service: Pick<Service, "image" | "poster">;
}

/** A service's photo, or else its poster, beside the service's name. */
export const ServicePhoto = ({ service: { image, poster }, ...props }: ServicePhotoProps) => (
	<PhotoOrPoster card className="photo" photo={image} poster={poster} {...props} />
);
