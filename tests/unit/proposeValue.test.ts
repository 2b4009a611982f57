import { expect, it } from "vitest";
import { proposeList, proposeNumber, proposeOneOf } from "../../generator/load/proposeValue.ts";
import { weekdays } from "../../schema/calendar.ts";

it.each([
	["sat", 'Write "Saturday".'],
	["Tue.", 'Write "Tuesday".'],
	["Mon-Fri", "Write each day: [Monday, Tuesday, Wednesday, Thursday, Friday]."],
	["Friday to Monday", "Write each day: [Friday, Saturday, Sunday, Monday]."],
	["T", undefined],
	["weekdays", undefined],
	[5, undefined],
])("the fix for the day %s is: %s", (got, fix) => {
	expect(proposeOneOf(got, weekdays)).toBe(fix);
});

it("no day is proposed for a field of other words", () => {
	expect(proposeOneOf("Mon-Fri", ["north", "south"])).toBeUndefined();
	expect(proposeOneOf("so", ["north", "south"])).toBe('Write "south".');
});

it("a list is proposed for a text of items", () => {
	expect(proposeList("34655, 34688")).toBe('Write it as ["34655", "34688"].');
	expect(proposeList("Monday through Wednesday")).toBe("Write it as [Monday, Tuesday, Wednesday].");
	expect(proposeList("We come, look, and mend: all day.")).toBeUndefined();
	expect(proposeList("34655")).toBeUndefined();
});

it("the number at the start of a text is proposed", () => {
	expect(proposeNumber("4.9/5")).toBe("Write 4.9, without quotes.");
	expect(proposeNumber("5 stars")).toBe("Write 5, without quotes.");
	expect(proposeNumber("many")).toBeUndefined();
});
