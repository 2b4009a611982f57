import { it } from "vitest";
import { kinds } from "../kinds.ts";
import { drawAll, findFaults, hydrated, openPage } from "./openPage.ts";

/** Every pair of scheme and width: two of them with JavaScript, the other two without. */
const looks = {
	with: [
		{ colorScheme: "light", width: 1440 },
		{ colorScheme: "dark", width: 390 },
	],
	without: [
		{ colorScheme: "light", width: 390 },
		{ colorScheme: "dark", width: 1440 },
	],
} as const;

it.concurrent.for(kinds.flatMap((path) => (["with", "without"] as const).map((scripting) => [path, scripting] as const)))(
	"axe finds no fault on %s, %s JavaScript",
	async ([path, scripting], { expect }) => {
		const { page, context } = await openPage(path, { javaScriptEnabled: scripting === "with" });
		if (scripting === "with") await hydrated(page, "OpenNow");
		await drawAll(page);
		for (const { colorScheme, width } of looks[scripting]) {
			await page.emulateMedia({ colorScheme });
			await page.setViewportSize({ width, height: 900 });
			expect.soft(await findFaults(page, "html"), `${colorScheme}, ${width} px`).toEqual([]);
		}
		await context.close();
	},
);
