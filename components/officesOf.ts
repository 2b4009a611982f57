import type { Office, PermitsData } from "../pages/permits/schema.ts";
import type { TownPermit } from "../pages/town/schema.ts";

/** Returns a town's permit offices. The first one is most likely responsible. */
export const officesOf = (
	permit: Pick<TownPermit, "offices"> | undefined,
	{ offices }: Pick<PermitsData, "offices">,
): readonly Office[] =>
	(permit?.offices ?? []).flatMap((id) => offices.find((office) => office.id === id) ?? []);
