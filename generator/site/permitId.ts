import type { Town } from "./site.ts";

/** The id of a town on /permits: "permit-pinellas-largo". */
export const permitId = ({ id }: Pick<Town, "id">): string => `permit-${id.replaceAll("/", "-")}`;
