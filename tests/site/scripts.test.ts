import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { builtFiles, readBuilt } from "./pages.ts";

interface Expression {
	readonly pattern: string;
	readonly flags: string;
}

/** Returns the regular expressions of a script: literals and arguments of `RegExp`. */
function expressionsIn(script: string): readonly Expression[] {
	const found: Expression[] = [];
	JSON.stringify(parseSync("script.js", script).program, (_key, node) => {
		if (node?.type === "Literal" && node.regex)
			found.push({ pattern: node.regex.pattern, flags: node.regex.flags });
		if (node?.callee?.name === "RegExp") {
			const [pattern, flags] = node.arguments;
			found.push({ pattern: String(pattern?.value ?? ""), flags: String(flags?.value ?? "") });
		}
		return typeof node === "bigint" ? String(node) : node;
	});
	return found;
}

/**
 * Returns syntax that the oldest browsers (generator/assets/oldestBrowsers.ts) can't parse. One
 * such expression stops the whole script (https://caniuse.com/js-regexp-lookbehind: Safari 16.4).
 */
function unreadableIn({ pattern, flags }: Expression): readonly string[] {
	const names = [...pattern.matchAll(/\(\?<([A-Za-z]\w*)>/g)].map(([, name]) => name);
	return [
		...(/\(\?<[=!]/.test(pattern) ? [`look-behind in /${pattern}/`] : []),
		...(new Set(names).size < names.length ? [`one name twice in /${pattern}/`] : []),
		...(/\(\?[a-z-]+:/.test(pattern) ? [`flags inside /${pattern}/`] : []),
		...(flags.includes("v") ? [`flag v of /${pattern}/`] : []),
	];
}

describe("scripts", () => {
	it.each(builtFiles.filter((file) => /^assets\/.*\.js$/.test(file)))(
		"%s has no regular expression that the oldest browsers cannot read",
		(file) => {
			expect(expressionsIn(readBuilt(file).toString()).flatMap(unreadableIn)).toEqual([]);
		},
	);

	it.each(["/(?<=a)b/", "/(?<!a)b/", "/(?<a>b)|(?<a>c)/", "/[a&&b]/v", 'new RegExp("(?<=a)b")'])(
		"would be told of %s",
		(expression) => {
			expect(expressionsIn(`const a = ${expression};`).flatMap(unreadableIn)).toHaveLength(1);
		},
	);
});
