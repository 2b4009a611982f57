import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { builtFrom } from "../builtSite.ts";
import { failingTests } from "./failingTests.ts";
import { moveAbroad } from "./otherCountry.ts";

const root = mkdtempSync(join(tmpdir(), "other-country-"));
const { folder } = moveAbroad("examples/javelina", join(root, "data"));
afterAll(() => {
	for (const made of [root, builtFrom(folder)]) rmSync(made, { recursive: true, force: true });
});

it("a company without counties and without a state, at an address with a path, has a site like any other", { timeout: 300_000 }, async () => {
	expect(await failingTests(folder)).toBe("");
	expect(existsSync(join(builtFrom(folder), "areas/oracle.html"))).toBe(true);
});
