import { expect, test } from "vitest";
import { formatTypedPhone } from "../../../islands/form/formatTypedPhone.ts";

test.each([
	"2015550123",
	"201-555-0123",
	"201.555.0123",
	"(201)5550123",
	"+1 201 555 0123",
	"1-201-555-0123",
	" 201 555 0123 ",
	"(201) 555-0123",
	// Pasted numbers: typographic dashes, and the direction marks of address books.
	"+1 (201) 555\u20110123",
	"201\u2013555\u20130123",
	"\u202a(201)\u00a0555-0123\u202c",
])("the typed number %j is formatted", (typed) => {
	expect(formatTypedPhone(typed)).toBe("(201) 555-0123");
});

test.each([
	"",
	"555-0123",
	"201-555-0123 x12",
	"+44 20 7946 0958",
	"+45 12 34 56 78",
	"+65 9123 4567",
	"call my wife",
	"0135550123",
	"120155501",
	"(201) 555-0123 or 0138",
])("the typed text %j stays as it is", (typed) => {
	expect(formatTypedPhone(typed)).toBe(typed);
});
