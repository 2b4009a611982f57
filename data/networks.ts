import { z } from "zod";

/** Where companies have profiles, in the order in which the footer names them. */
export const networks = ["facebook", "instagram", "twitter", "google", "yelp", "nextdoor", "youtube", "tiktok", "linkedin"] as const;

/** An object with a value for each network. */
export const perNetwork = <T extends z.ZodType>(value: T) =>
	z.strictObject(Object.fromEntries(networks.map((network) => [network, value])) as Record<(typeof networks)[number], T>);
