import { expect, test } from "vitest";
import { formatTypedPhone } from "../../../islands/form/formatTypedPhone.ts";
import typed from "./typedPhones.json" with { type: "json" };

// Pasted numbers have typographic dashes, and the direction marks of address books.
test.each(typed.formatted)("the typed number %j is formatted", (number) => {
	expect(formatTypedPhone(number)).toBe("(201) 555-0123");
});

test.each(typed.left)("the typed text %j stays as it is", (text) => {
	expect(formatTypedPhone(text)).toBe(text);
});
