/**
 * The oldest supported version of each browser, as [major, minor]: the first with cascade layers
 * (spring of 2022, https://caniuse.com/css-cascade-layers). light-dark() came two years later, so
 * bundleStyles.ts compiles it.
 */
export const oldestBrowsers = {
	chrome: [99, 0],
	firefox: [97, 0],
	safari: [15, 4],
	ios: [15, 4],
} as const;
