// @module-tag long
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeNewCompany } from "../../generator/tools/newCompany.ts";
import { builtFrom } from "../builtSite.ts";
import { editedCopies } from "./editedCopies.ts";
import { failingTests } from "./failingTests.ts";
import { moveAbroad } from "./otherCountry.ts";

const { newFolder } = editedCopies("others");
const [abroad, started] = [newFolder("abroad"), newFolder("started")];

it("a company without counties and without a state, at an address with a path, has a site like any other", {
	timeout: 300_000,
}, async () => {
	moveAbroad("tests/javelina", abroad);
	expect(await failingTests(abroad)).toBe("");
	expect(existsSync(join(builtFrom(abroad), "areas/oracle.html"))).toBe(true);
});

it("a company that has just been started has a site like any other, in browsers, too", {
	timeout: 300_000,
}, async () => {
	writeNewCompany(started, { town: "Boise", state: "ID", towns: "Meridian 83642, Eagle" });
	const browserTests = ["tests/browser/axe.test.ts", "tests/browser/hydration.test.ts"];
	expect(await failingTests(started, browserTests)).toBe("");
});
