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

/** How each network's profile addresses begin, where a profile's name follows. */
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
