import { expect, it } from "vitest";
import { proposeList, proposeNumber, proposeOneOf } from "../../generator/check/proposeValue.ts";
import { weekdays } from "../../site/schema/calendar.ts";

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

it.each([
	["Mon-Fri", undefined],
	["so", 'Write "south".'],
])("the fix for %s in place of north or south is: %s", (got, fix) => {
	expect(proposeOneOf(got, ["north", "south"])).toBe(fix);
});

it.each([
	["34655, 34688", 'Write it as ["34655", "34688"].'],
	["Monday through Wednesday", "Write it as [Monday, Tuesday, Wednesday]."],
	["We come, look, and mend: all day.", undefined],
	["34655", undefined],
])("the fix for %s in place of a list is: %s", (got, fix) => {
	expect(proposeList(got)).toBe(fix);
});

it.each([
	["4.9/5", "Write 4.9, without quotes."],
	["5 stars", "Write 5, without quotes."],
	["many", undefined],
])("the fix for %s in place of a number is: %s", (got, fix) => {
	expect(proposeNumber(got)).toBe(fix);
});
