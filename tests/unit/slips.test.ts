import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { helpFiles, helpReplaced } from "./helpData.ts";
import { replaced, reportsAfter } from "./sampleData.ts";

const [, ...files] = readFileSync("tests/unit/slips.txt", "utf8").split(/^## /m);
const slips = files.flatMap((text) => {
	const [file = "", ...lines] = text.trimEnd().split("\n");
	return lines.map((line) => {
		const [correct = "", slip = "", problem = "", part] = line
			.replaceAll("⏎", "\n")
			.replaceAll("⇥", "\t")
			.split(" ⇒ ");
		return [file, correct, slip, problem, part] as const;
	});
});

it.each(slips)("%s: %j written as %j is reported: %s", (file, correct, slip, problem, part) => {
	const replace = file in helpFiles ? helpReplaced : replaced;
	const { problems, warnings } = reportsAfter(replace(file, correct, slip));
	const isWarning = problem.startsWith("warns ");
	const place = problem.replace("warns ", "");
	const expected = / data\//.test(place) ? place : place.replace(" ", ` data/${file}:`);
	const found = (isWarning ? warnings : problems).filter(
		(one) => !isWarning || one.startsWith(expected),
	);
	expect(found.map((one) => one.split("  ")[0])).toEqual([expected]);
	expect(found[0]).toContain(part ?? "");
});
