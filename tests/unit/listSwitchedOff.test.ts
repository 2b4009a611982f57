import { expect, it } from "vitest";
import { listSwitchedOff } from "../../generator/check/listSwitchedOff.ts";
import { replaced, sampleSite } from "./sampleData.ts";

const lines = (changes = {}) =>
	listSwitchedOff(sampleSite(changes)).map((line) => line.split("/").slice(-1)[0]);

it("names what is switched off and where to write it, and nothing that is on", () => {
	expect(lines()).toContain("business.yaml › textPhone");
	const on = replaced("business.yaml", /^phone: /m, 'textPhone: "+18135550142"\nphone: ');
	expect(lines(on)).toEqual(lines().filter((line) => line !== "business.yaml › textPhone"));
});
