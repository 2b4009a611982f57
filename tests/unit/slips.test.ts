import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Changes, edit, reportsAfter, sampleText } from "./sampleData.ts";
import { optionalFiles } from "./sampleFiles.ts";

interface Slip {
	readonly file: string;
	/** The file that a new file copies, or the file itself. */
	readonly source: string;
	readonly correct: string;
	readonly slip: string;
	readonly problem: string;
	readonly part: string;
}

const [, ...files] = readFileSync("tests/unit/slips.txt", "utf8").split(/^## /m);
const slips = files.flatMap((text) => {
	const [head = "", ...lines] = text.trimEnd().split("\n");
	const [file = "", source = file] = head.split(" ← ");
	return lines.map((line): Slip => {
		const [correct = "", slip = "", problem = "", part = ""] = line
			.replaceAll("⏎", "\n")
			.replaceAll("⇥", "\t")
			.split(" ⇒ ");
		return { file, source, correct, slip, problem, part };
	});
});

function changesOf({ file, source, correct, slip }: Slip): Changes {
	const others = source in optionalFiles ? optionalFiles : {};
	if (correct === "(all)") return { ...others, [file]: slip === "(none)" ? undefined : slip };
	return { ...others, [file]: edit(sampleText(source), [correct, slip]) };
}

it.each(slips)("$file: $correct written as $slip is reported: $problem", (row) => {
	const { problems, warnings } = reportsAfter(changesOf(row));
	const isWarning = row.problem.startsWith("warns ");
	const place = row.problem.replace("warns ", "");
	const expected = / data\//.test(place) ? place : place.replace(" ", ` data/${row.file}:`);
	const found = (isWarning ? warnings : problems).filter(
		(one) => !isWarning || one.startsWith(expected),
	);
	expect(found.map((one) => one.split("  ")[0])).toEqual([expected]);
	expect(found[0]).toContain(row.part);
});
