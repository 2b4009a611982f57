import { describe, expect, it } from "vitest";
import { checkPlaceholders } from "../../generator/load/checkPlaceholders.ts";
import { loadSite } from "../../generator/load/loadSite.ts";
import type { DataProblems } from "../../generator/problems.ts";
import type { Site } from "../../generator/site/site.ts";
import { replaced, sampleSite } from "./sampleData.ts";

/** The days that the data itself gives, in order. */
const daysOf = (value: unknown): readonly string[] =>
	typeof value !== "object" || value === null ? [] : Object.entries(value).flatMap(([key, item]) => (key === "validUntil" ? [String(item)] : daysOf(item)));
const answers = ({ permits, hurricane, prices }: Site) => ({ permits, hurricane, prices });
const [first = ""] = [...daysOf(answers(loadSite("data", "2026-01-01")))].sort();
/** A day so many days after the first last day. */
const dayAfter = (days: number) => new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);
const lastDays = (site: Site) => site.warnings.filter(({ field }) => field?.endsWith("validUntil"));
const expired = (date: string): readonly string[] => {
	try {
		checkPlaceholders(loadSite("data", date), { production: true, data: "data" });
		return [];
	} catch (error) {
		return (error as DataProblems).problems.flatMap(({ field }) => (field?.endsWith("validUntil") ? [field] : []));
	}
};

describe("facts that age", () => {
	it("says nothing 61 days before a fact's last day, and from 60 days before it on which one", () => {
		expect(lastDays(loadSite("data", dayAfter(-61)))).toEqual([]);
		const warned = lastDays(loadSite("data", dayAfter(-60)));
		expect(warned.length).toBeGreaterThan(0);
		for (const { line, got } of warned) expect([line !== undefined, got]).toEqual([true, `"${first}"`]);
	});

	it("stops a production build the day after, and not on the day itself", () => {
		expect(expired(first)).toEqual([]);
		expect(expired(dayAfter(1)).length).toBe(lastDays(loadSite("data", dayAfter(-60))).length);
	});

	it("lists what nobody has checked, with the count, and lets a production build go on", () => {
		const site = loadSite("data", dayAfter(-61));
		const unchecked = (value: unknown): number =>
			typeof value !== "object" || value === null
				? 0
				: Object.entries(value).reduce((sum, [key, item]) => sum + (key === "checked" && item === null ? 1 : unchecked(item)), 0);
		for (const [name, value] of Object.entries(answers(site))) {
			const told = site.warnings.filter(({ file, field }) => file === `data/${name}.yaml` && field?.endsWith(".checked"));
			const count = unchecked(value);
			expect(told.length, name).toBe(count > 0 ? 1 : 0);
			for (const { expected } of told) expect(expected).toContain(`${count - 1} more`);
		}
	});
});

describe("reviews that age", () => {
	// The newest of the sample company's is of 2026-09-15, and it builds on 2026-11-21.
	const told = (site: Site) => site.warnings.filter(({ file, field }) => file.endsWith("testimonials.yaml") && field?.endsWith("date"));

	it("says nothing for three months, and then names the newest", () => {
		expect(told(sampleSite())).toEqual([]);
		const [warning, ...others] = told(sampleSite(replaced("testimonials.yaml", "2026-09-15", "2026-08-20")));
		expect(others).toEqual([]);
		expect([warning?.got, warning?.line !== undefined]).toEqual(['"2026-08-20"', true]);
	});
});
