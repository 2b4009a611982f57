/**
 * The oldest browsers that styles and scripts are made for, from the spring of 2022: the first with
 * cascade layers. light-dark() came two years later, so phones that get no new system have none.
 */
export const oldestBrowsers = {
	chrome: [99, 0],
	firefox: [97, 0],
	safari: [15, 4],
	ios: [15, 4],
} as const;
