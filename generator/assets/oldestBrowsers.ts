/**
 * The oldest supported browsers (spring of 2022): the first with cascade layers. They don't support
 * light-dark(), which came two years later.
 */
export const oldestBrowsers = {
	chrome: [99, 0],
	firefox: [97, 0],
	safari: [15, 4],
	ios: [15, 4],
} as const;
