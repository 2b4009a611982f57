// @module-tag long
import { expect, it } from "vitest";
import { writeNewCompany } from "../../generator/tools/newCompany.ts";
import { editedCopies } from "./editedCopies.ts";
import { failingTests } from "./failingTests.ts";

const { newFolder } = editedCopies("others");
const started = newFolder("started");

it("a company that has just been started has a site like any other, in browsers, too", {
	timeout: 300_000,
}, async () => {
	writeNewCompany(started, { town: "Boise", state: "ID", towns: "Meridian 83642, Eagle" });
	expect(await failingTests(started, ["tests/browser/axe.test.ts"])).toBe("");
});
