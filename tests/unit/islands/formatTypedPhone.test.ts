import { expect, test } from "vitest";
import { formatTypedPhone } from "../../../islands/form/formatTypedPhone.ts";

test.each(["8135550137", "813-555-0137", "813.555.0137", "(813)5550137", "+1 813 555 0137", "1-813-555-0137", " 813 555 0137 ", "(813) 555-0137"])(
	"%j is written the usual way",
	(typed) => {
		expect(formatTypedPhone(typed)).toBe("(813) 555-0137");
	},
);

test.each(["", "555-0137", "813-555-0137 x12", "+44 20 7946 0958", "call my wife", "0135550137", "181355501", "(813) 555-0137 or 0138"])(
	"%j stays as it was typed",
	(typed) => {
		expect(formatTypedPhone(typed)).toBe(typed);
	},
);
