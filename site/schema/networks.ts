/**
 * Social networks in the order of the footer's links. A profile's URL is `start` and the profile's
 * name ("https://x.com/" + "acme"), except at Google, whose URLs contain no name.
 */
export const networks = {
	facebook: { name: "Facebook", start: "https://www.facebook.com/" },
	instagram: { name: "Instagram", start: "https://www.instagram.com/" },
	twitter: { name: "Twitter", start: "https://x.com/" },
	google: { name: "Google", start: undefined },
	yelp: { name: "Yelp", start: "https://www.yelp.com/biz/" },
	nextdoor: { name: "Nextdoor", start: "https://nextdoor.com/pages/" },
	youtube: { name: "YouTube", start: "https://www.youtube.com/@" },
	tiktok: { name: "TikTok", start: "https://www.tiktok.com/@" },
	linkedin: { name: "LinkedIn", start: "https://www.linkedin.com/company/" },
} as const;

export const networkKeys = Object.keys(networks) as readonly (keyof typeof networks)[];
