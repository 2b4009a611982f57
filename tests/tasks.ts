/**
 * `npm run check`, `write` and `measure`: menus of programs for developers. Words that name tasks
 * choose them; what follows goes to the last one: `npm run measure build -- --runs 1`.
 */
import { spawnSync } from "node:child_process";
import { nearestName } from "../generator/commands.ts";

interface Menu {
	readonly what: string;
	/** The tasks that run where none is named. */
	readonly usual: readonly string[];
	/** By name: the command, and what it does. */
	readonly tasks: Readonly<Record<string, readonly [command: string, what: string]>>;
}

export const menus = {
	check: {
		what: "Checks the program and the site: what CONTRIBUTING.md asks for, or what is named.",
		usual: ["format", "types", "unused", "test", "build", "links"],
		tasks: {
			format: ["biome ci .", "format and lint"],
			types: ["tsc -b generator tests/tsconfig.browser.json --singleThreaded", "types"],
			unused: ["knip --config tests/knip.jsonc", "unused files, exports and packages"],
			test: ["npm test --", "the tests"],
			build: ["npm run --silent build --", "the build"],
			links: ["tsx tests/checkLinks.ts", "every link of the built site"],
			specification: ["vitest run --project specification", "what this company has ordered"],
			example: ["tsx tests/checkExample.ts", "another company, the same tests"],
			browsers: ["vitest run --project checks browsers.check", "Firefox, WebKit and Chromium"],
			hosts: ["vitest run --project checks hosts.check", "each host's own program reads dist/"],
			nu: ["vitest run --project checks nu.check", "the Nu Html Checker"],
			visual: ["tsx tests/visual/checkVisual.ts", "what a commit changes, in pictures"],
			nodes: ["tsx tests/checkNodes.ts", "build and tests on four versions of Node.js"],
		},
	},
	write: {
		what: "Writes the files that are made from others.",
		usual: ["schemas", "licenses", "reference"],
		tasks: {
			schemas: ["tsx tests/unit/schemas.ts", "data/schemas"],
			licenses: ["tsx tests/unit/thirdParty.ts", "docs/THIRD_PARTY.md"],
			reference: ["tsx tests/unit/reference.ts", "the lists in docs/reference.md"],
		},
	},
	measure: {
		what: "Measures. The results stand in docs/measurements.md.",
		usual: [],
		tasks: {
			build: ["tsx tests/bench/bench.ts", "how long a build takes, and how much memory"],
			others: ["tsx tests/bench/others/compare.ts", "Hugo, Astro, Eleventy, React Router, Next"],
			paint: ["tsx tests/bench/paint.ts", "the first and the largest paint"],
			lighthouse: ["tsx tests/bench/lighthouse.ts", "Lighthouse over built pages"],
			mutants: ["tsx tests/mutants/mutants.ts", "how many broken lines the tests notice"],
		},
	},
} as const satisfies Readonly<Record<string, Menu>>;

function renderMenu(name: string, { what, usual, tasks }: Menu): string {
	const lines = Object.entries(tasks).map(([task, [, does]]) => `  ${task.padEnd(15)}${does}`);
	const without = usual.length > 0 ? `\n\nWithout a name: ${usual.join(", ")}.` : "";
	return `npm run ${name} [NAME …] [-- options]\n\n${what}\n\n${lines.join("\n")}${without}\n`;
}

/** Runs the tasks that the words name, one after the other. Returns the first exit code but 0. */
function runTasks(name: string, menu: Menu, words: readonly string[]): number {
	const end = words.findIndex((word) => !Object.hasOwn(menu.tasks, word));
	const named = end < 0 ? words : words.slice(0, end);
	const rest = words.slice(named.length);
	const [unknown] = named.length === 0 ? rest : [];
	if (unknown !== undefined && unknown !== "--help" && unknown !== "-h") {
		const near = nearestName(unknown, Object.keys(menu.tasks));
		console.error(`"${unknown}" is not one of these${near ? `. Did you mean ${near}?` : ":"}\n`);
	}
	const chosen = named.length === 0 && rest.length === 0 ? menu.usual : named;
	if (chosen.length === 0) {
		console.log(renderMenu(name, menu));
		return unknown === "--help" || unknown === "-h" ? 0 : 1;
	}
	for (const task of chosen) {
		const [command = ""] = menu.tasks[task] ?? [];
		const options = task === chosen.at(-1) ? rest.map((word) => JSON.stringify(word)) : [];
		if (chosen.length > 1) console.error(`\n> ${task}`);
		const { status } = spawnSync([command, ...options].join(" "), {
			shell: true,
			stdio: "inherit",
		});
		if (status !== 0) return status ?? 1;
	}
	return 0;
}

const [, file = "", name = "", ...words] = process.argv;
if (/\btasks\.ts$/.test(file) && Object.hasOwn(menus, name))
	process.exitCode = runTasks(name, menus[name as keyof typeof menus], words);
