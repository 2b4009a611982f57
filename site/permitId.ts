import type { Town } from "./site.ts";

/** The HTML id of a town's entry on /permits: "permit-county-town". */
export const permitId = ({ id }: Pick<Town, "id">): string => `permit-${id.replaceAll("/", "-")}`;
