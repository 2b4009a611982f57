/** Social networks in the order of the footer's links. All languages use the same names. */
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

/**
 * The part of a profile's URL before the profile's name: "https://x.com/" + "acme". Google is left
 * out, because the URLs of its profiles contain no name.
 */
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
