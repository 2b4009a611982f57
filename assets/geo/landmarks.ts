/** [longitude, latitude], WGS 84. */
type Position = readonly [longitude: number, latitude: number];

/** What the map shows beside counties and towns, to find one's way by. */
export interface Landmarks {
	/** Main roads as a few points each, good to about half a mile: for orientation, not for driving. */
	readonly roads: readonly { readonly name: string; readonly line: readonly Position[]; readonly label: Position }[];
	/** Names of waters, where each stands. */
	readonly waters: readonly { readonly name: string; readonly at: Position }[];
}

/** Drawn by hand from general knowledge, in the public domain; the counties' outlines come from us-atlas. */
export const landmarks: Landmarks = {
	roads: [
		{
			name: "I-75",
			label: [-82.352, 27.885],
			line: [
				[-82.2, 28.622],
				[-82.25, 28.441],
				[-82.304, 28.335],
				[-82.338, 28.257],
				[-82.361, 28.217],
				[-82.371, 28.17],
				[-82.346, 28.12],
				[-82.343, 28.05],
				[-82.341, 27.95],
				[-82.361, 27.86],
				[-82.401, 27.77],
				[-82.501, 27.641],
				[-82.491, 27.501],
			],
		},
		{
			name: "I-275",
			label: [-82.457, 28.07],
			line: [
				[-82.386, 28.18],
				[-82.431, 28.14],
				[-82.456, 28.1],
				[-82.456, 28.03],
				[-82.461, 27.962],
				[-82.501, 27.955],
				[-82.552, 27.935],
				[-82.632, 27.89],
				[-82.672, 27.86],
				[-82.667, 27.77],
				[-82.682, 27.7],
				[-82.657, 27.621],
				[-82.582, 27.571],
			],
		},
		{
			name: "I-4",
			label: [-82.2, 28.017],
			line: [
				[-82.451, 27.962],
				[-82.361, 27.985],
				[-82.271, 28.005],
				[-82.12, 28.03],
				[-81.949, 28.05],
			],
		},
		{
			name: "US 19",
			label: [-82.7, 28.33],
			line: [
				[-82.612, 28.501],
				[-82.687, 28.361],
				[-82.727, 28.25],
				[-82.744, 28.15],
				[-82.74, 28.05],
				[-82.732, 27.96],
				[-82.692, 27.85],
				[-82.682, 27.8],
			],
		},
	],
	waters: [
		{ name: "The Gulf", at: [-82.94, 28.34] },
		{ name: "Tampa Bay", at: [-82.53, 27.72] },
	],
};
