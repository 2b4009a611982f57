/** Social networks in the footer's order, with names that are the same in every language. */
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

/** The beginning of a network's profile URLs, if the profile's name follows it. */
export const profileStarts: Readonly<Partial<Record<keyof typeof networks, string>>> = {
	facebook: "https://www.facebook.com/",
	instagram: "https://www.instagram.com/",
	twitter: "https://x.com/",
	yelp: "https://www.yelp.com/biz/",
	nextdoor: "https://nextdoor.com/pages/",
	youtube: "https://www.youtube.com/@",
	tiktok: "https://www.tiktok.com/@",
	linkedin: "https://www.linkedin.com/company/",
};

export const networkKeys = Object.keys(networks) as readonly (keyof typeof networks)[];
