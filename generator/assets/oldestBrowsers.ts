/** Spring of 2022: the first with cascade layers, and two years before light-dark(). */
export const oldestBrowsers = {
	chrome: [99, 0],
	firefox: [97, 0],
	safari: [15, 4],
	ios: [15, 4],
} as const;
