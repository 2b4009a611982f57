import { networkKeys, networks } from "./schema/networks.ts";
import type { Business } from "./schema/schema.ts";

export const profilesOf = (social: Business["social"]) =>
	networkKeys.flatMap((key) =>
		social[key] === undefined ? [] : [{ name: networks[key].name, href: social[key] }],
	);
