import { describe, expect, it } from "vitest";
import { checkPlaceholders } from "../../generator/check/checkPlaceholders.ts";
import { loadSample, problemsThrownBy, sampleText } from "./sampleData.ts";
import { sampleFiles } from "./sampleFiles.ts";

const preview = { production: false, data: "data" };
const production = { production: true, data: "data" };
const edited = (file: string, ...changes: readonly (readonly [RegExp, string])[]) => ({
	[file]: changes.reduce((text, [from, to]) => text.replace(from, to), sampleText(file)),
});

const chosenForm = [/form: .*/, "form: { provider: formspree, id: abc }"] as const;

/** The sample company once its owner has replaced everything. */
const finishedFiles: Readonly<Record<string, string>> = {
	...edited(
		"business.yaml",
		[/acme\.example/g, "acmedoors.com"],
		[/\b[fit]\.example/g, "social.com"],
		[/\+18135550199/, "+18132229999"],
		chosenForm,
		[/placeholders:\n.*\n/, "placeholders: []\n"],
		[/(rating: \{.*scale: 5)/, "$1, source: https://reviews.social.com/acme"],
	),
	...edited("services/repair.yaml", [/^summary: .*/m, "summary: Garage doors."]),
	...edited("testimonials.yaml", [/sample: true/g, "sample: false"]),
	...edited("team.yaml", [/sample: true/g, "sample: false"]),
	...edited("certifications.yaml", [/sample: true/g, "sample: false"]),
};
const finished = loadSample(finishedFiles);

const listAfter = (...changes: readonly (readonly [RegExp, string])[]) =>
	checkPlaceholders(loadSample(edited("business.yaml", ...changes)), preview);
const placeholders = (list: string) =>
	[/placeholders:\n.*\n/, `placeholders: [${list}]\n`] as const;

describe("checkPlaceholders", () => {
	it("lists each placeholder with its place and what to do", () => {
		const lines = checkPlaceholders(loadSample(), preview);
		expect(lines).toContain("data/business.yaml › name: Put your own.");
		expect(lines).toContain(
			"data/testimonials.yaml › items.sample: 4 samples. Put real ones, people with their consent and badges with the papers in hand, and set sample: false. Or remove them.",
		);
		expect(lines).toContainEqual(
			expect.stringMatching(/^data\/team\.yaml › sample: 4 samples\. Put real ones/),
		);
	});

	it("finds placeholder values that `placeholders` no longer lists", () => {
		const lines = listAfter(placeholders("")).join("\n");
		for (const field of ["url", "email", "phone", "form"])
			expect(lines).toMatch(new RegExp(`data/business\\.yaml › [^:]*\\b${field}\\b[^:]*: `));
	});

	it("lists a fact that a person has to confirm, with its file", () => {
		const lines = listAfter(placeholders("{ field: facts.repairTime, note: Ask a technician. }"));
		expect(lines).toContain("data/facts.yaml › repairTime: Ask a technician.");
	});

	it("names the words of another trade or country that the generator's words still have", () => {
		const words = { "words.yaml": "quote: { title: Need a Door? }\n" };
		const named = (changes: Readonly<Record<string, string>>) =>
			problemsThrownBy(() =>
				checkPlaceholders(loadSample({ ...finishedFiles, ...words, ...changes }), production),
			).map(({ file, field, fix }) => `${file} ${field} ${fix}`);
		const trade = named(edited("services/repair.yaml", [/^summary: .*/m, "summary: Locks."]));
		expect(trade).toContainEqual(
			expect.stringMatching(/^data\/words\.yaml town\.heading It says garage doors/),
		);
		expect(trade.join()).not.toMatch(/quote\.title|drawings|ZIP/);
		const abroad = edited("business.yaml", [/country: US/, "country: MX"]);
		expect(named({ ...finishedFiles, ...abroad }).join("\n")).toMatch(
			/words\.yaml zipLookup\.answer\.invalid Only the United States/,
		);
	});

	it("stops a production build if a text has HTML tags", () => {
		const about = `${sampleText("about.md")}\nSee <b>our</b> shop.\n`;
		const { warnings } = loadSample({ "about.md": about });
		expect(warnings.map(({ code }) => code)).toContain("markdown-html");
		expect(checkPlaceholders({ ...finished, warnings }, preview)).toHaveLength(2);
		expect(() => checkPlaceholders({ ...finished, warnings }, production)).toThrow("<b>");
	});

	it("lists proposed response times in one line, and by file in a production build", () => {
		const towns = Object.keys(sampleFiles).filter((file) => /^areas\/\w+\//.test(file));
		const proposed = towns.map((file) => [file, `${sampleText(file)}responseProposed: true\n`]);
		const site = loadSample(Object.fromEntries(proposed));
		const note =
			"A response time that we proposed. Confirm or correct responseMinutes, then remove the line.";
		expect(towns.length).toBeGreaterThan(3);
		expect(checkPlaceholders(site, preview)).toContainEqual(
			expect.stringMatching(`^data › ${towns.length} files, \\S+, \\S+, \\S+ and more: ${note}$`),
		);
		const proposedTimes = problemsThrownBy(() => checkPlaceholders(site, production)).filter(
			({ field }) => field === "responseProposed",
		);
		expect(proposedTimes.map(({ file }) => file).sort()).toEqual(
			towns.map((file) => `data/${file}`).sort(),
		);
	});

	it("passes a finished site, and asks for a lawyer's reading", () => {
		const note =
			"ownerNote: Let your lawyer read the text, and the note at its top, then empty the note.";
		expect(checkPlaceholders(finished, production)).toEqual(
			["privacy-policy", "terms-of-service"].map((name) => `data/${name}.md › ${note}`),
		);
	});

	it("leaves out a text that a lawyer has read", () => {
		const read = loadSample(edited("privacy-policy.md", [/^ownerNote: .*/m, 'ownerNote: ""']));
		const unread = checkPlaceholders(read, preview).filter((line) => line.includes("ownerNote"));
		expect(unread).toHaveLength(1);
	});

	it.each([
		["a rating without a source", "business.yaml", /, source: \S+/, "", "rating"],
		["a sample review", "testimonials.yaml", /sample: false/, "sample: true", "items.sample"],
	])("stops a production build with %s", (_what, file, from, to, field) => {
		const text = (finishedFiles[file] ?? "").replace(from, to);
		const site = loadSample({ ...finishedFiles, [file]: text });
		expect(problemsThrownBy(() => checkPlaceholders(site, production))).toMatchObject([
			{ code: "placeholder", file: `data/${file}`, field },
		]);
	});
});
