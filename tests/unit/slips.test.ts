import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { helpFiles, helpReplaced } from "./helpData.ts";
import { messagesAfter, problemsAfter, replaced } from "./sampleData.ts";

const [, ...files] = readFileSync("tests/unit/slips.txt", "utf8").split(/^## /m);
const slips = files.flatMap((text) => {
	const [file = "", ...lines] = text.trimEnd().split("\n");
	return lines.map((line) => {
		const [correct = "", slip = "", problem = "", part] = line.replaceAll("⏎", "\n").split(" ⇒ ");
		return [file, correct, slip, problem, part] as const;
	});
});

it.each(slips)("%s: %j written as %j is reported: %s", (file, correct, slip, problem, part) => {
	const changes = (file in helpFiles ? helpReplaced : replaced)(file, correct, slip);
	const expected = / data\//.test(problem) ? problem : problem.replace(" ", ` data/${file}:`);
	expect(problemsAfter(changes)).toEqual([expected]);
	if (part !== undefined) expect(messagesAfter(changes)[0]).toContain(part);
});
