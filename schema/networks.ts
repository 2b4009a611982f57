/** Networks with company profiles, by their names in every language, in the order of the footer. */
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

export const networkKeys = Object.keys(networks) as readonly (keyof typeof networks)[];
