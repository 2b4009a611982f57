/**
 * Where companies have profiles, as every language calls it, in the order in which the footer names
 * them.
 */
export const networks = {
	facebook: "Facebook",
	instagram: "Instagram",
	twitter: "Twitter",
	google: "Google",
	yelp: "Yelp",
	nextdoor: "Nextdoor",
	youtube: "YouTube",
	tiktok: "TikTok",
	linkedin: "LinkedIn",
} as const;

/** Their keys, in that order. */
export const networkKeys = Object.keys(networks) as readonly (keyof typeof networks)[];
