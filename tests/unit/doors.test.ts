import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { problemsAfter } from "./sampleData.ts";

/** A list of doors of which the generator has every picture. */
const doors = readFileSync("tests/javelina/doors.yaml", "utf8")
	.replace("service: new-doors", "service: repair")
	.replace("id: ranch", "id: raised")
	.replace("[sand, sage]", "[brown]");

it.each([
	["text: Calm", "text: Calm", undefined],
	["id: carriage", "id: barn", "file-missing › styles[2].colors[0]"],
	["windows: [none, top]", "windows: [none, roof]", "door-choice-unknown › styles[1].windows[1]"],
	["text: Calm", "price: magic\n    text: Calm", "price-row-unknown › styles[1].price"],
	['"#8a9a80"', "sage", "paint-format › colors[1].paint"],
	["name: Sage, ", "", "field-missing › colors[1].name"],
	["windows: [top]", "windows: []", "list-empty › styles[2].windows"],
	["service: repair", "service: painting", "slug-unknown › service"],
])("doors.yaml: %j written as %j is reported: %s", (correct, slip, problem) => {
	const problems = problemsAfter({ "doors.yaml": doors.replace(correct, slip) });
	const places = problems.map((one) => one.replace(/ data\/doors\.yaml:[\d:]+/, ""));
	expect(places).toEqual(problem ? [problem] : []);
});
