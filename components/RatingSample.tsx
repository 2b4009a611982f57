import type { Business } from "../site/schema/schema.ts";
import { SampleTag } from "./SampleTag.tsx";

/** Marks the company's rating as a sample if data/business.yaml names no source for the rating. */
export const RatingSample = ({ rating }: Pick<Business, "rating">) =>
	rating?.source === undefined && <SampleTag />;
