import type { Business } from "../data/schema.ts";
import { SampleTag } from "./SampleTag.tsx";

/** Says beside the company's rating that it is a sample, for as long as the data does. */
export const RatingSample = ({ placeholders }: Pick<Business, "placeholders">) =>
	placeholders.some(({ field }) => field === "rating") && <SampleTag />;
