import type { Office, PermitsData } from "../site/schema/pages/permits.ts";
import type { TownPermit } from "../site/schema/pages/town.ts";

/** Returns a town's permit offices. The first one is most likely responsible. */
export const officesOf = (
	permit: Pick<TownPermit, "offices"> | undefined,
	{ offices }: Pick<PermitsData, "offices">,
): readonly Office[] =>
	(permit?.offices ?? []).flatMap((id) => offices.find((office) => office.id === id) ?? []);
