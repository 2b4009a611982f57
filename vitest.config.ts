import { defineConfig } from "vitest/config";

// One project a layer of the pyramid; the upper ones share one build of the real data (tests/builtSite.ts).
export default defineConfig({
	test: {
		projects: [
			{ test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"] } },
			{ test: { name: "site", include: ["tests/site/**/*.test.ts"], globalSetup: "tests/builtSite.ts", testTimeout: 120_000 } },
			{ test: { name: "browser", include: ["tests/browser/**/*.test.ts"], globalSetup: "tests/builtSite.ts", testTimeout: 120_000, hookTimeout: 60_000 } },
			{ test: { name: "faults", include: ["tests/faults/**/*.test.ts"], testTimeout: 180_000 } },
		],
	},
});
