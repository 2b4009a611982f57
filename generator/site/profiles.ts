import { networkKeys, networks } from "../../schema/networks.ts";
import type { Business } from "../../schema/schema.ts";

/** The company's profiles elsewhere, each with its network's name, in the networks' order. */
export const profilesOf = (social: Business["social"]) =>
	networkKeys.flatMap((key) =>
		social[key] === undefined ? [] : [{ name: networks[key], href: social[key] }],
	);
