import type { Business } from "../schema/schema.ts";
import { SampleTag } from "./SampleTag.tsx";

/** Says beside the company's rating that it is a sample, as long as it has no source. */
export const RatingSample = ({ rating }: Pick<Business, "rating">) =>
	rating?.source === undefined && <SampleTag />;
