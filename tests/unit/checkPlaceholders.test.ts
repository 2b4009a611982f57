import { describe, expect, it } from "vitest";
import { checkPlaceholders } from "../../generator/check/checkPlaceholders.ts";
import {
	type Changes,
	type Edit,
	edit,
	edited,
	loadSample,
	problemsThrownBy,
	replaced,
	sampleText,
} from "./sampleData.ts";
import { sampleFiles } from "./sampleFiles.ts";

const preview = { production: false, data: "data" };
const production = { production: true, data: "data" };
/** The sample company once its owner has replaced everything. */
const finishedFiles: Readonly<Record<string, string>> = {
	...edited(
		"business.yaml",
		[/acme\.example/g, "acmedoors.com"],
		[/\b[fit]\.example/g, "social.com"],
		[/\+18135550199/, "+18132229999"],
		[/form: .*/, "form: { provider: formspree, id: abc }"],
		[/placeholders:\n.*\n/, "placeholders: []\n"],
		[/(rating: \{.*scale: 5)/, "$1, source: https://reviews.social.com/acme"],
	),
	...edited("services/repair.yaml", [/^summary: .*/m, "summary: Garage doors."]),
	...edited("testimonials.yaml", [/sample: true/g, "sample: false"]),
	...edited("team.yaml", [/sample: true/g, "sample: false"]),
	...edited("certifications.yaml", [/sample: true/g, "sample: false"]),
};
const finished = loadSample(finishedFiles);

const listWith = (placeholders: string) =>
	checkPlaceholders(
		loadSample(
			replaced("business.yaml", /placeholders:\n.*\n/, `placeholders: [${placeholders}]\n`),
		),
		preview,
	);

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
		const lines = listWith("").join("\n");
		for (const field of ["url", "email", "phone", "form"])
			expect(lines).toMatch(new RegExp(`data/business\\.yaml › [^:]*\\b${field}\\b[^:]*: `));
	});

	it("lists a fact that a person has to confirm, with its file", () => {
		const lines = listWith("{ field: facts.repairTime, note: Ask a technician. }");
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

	const change = (file: string, ...oneEdit: Edit) => ({
		[file]: edit(finishedFiles[file] ?? "", oneEdit),
	});
	const video =
		'video: { title: A visit, url: www.films.example/watch?v=1, image: { file: door.jpg, alt: A hand }, length: "2:10", sample: true }\nstoryHeading:';
	const offer =
		'- { id: one, title: One, text: Text., terms: Terms., until: "2099-01-31", sample: true }\n';
	const job =
		'{ town: pasco/alpha, service: repair, month: "2026-01", text: It hung., after: { file: door.jpg, alt: A door }, sample: true }\n';
	it.each<[string, Changes, place: string]>([
		[
			"a rating without a source",
			change("business.yaml", /, source: \S+/, ""),
			"business.yaml › rating",
		],
		[
			"a sample review",
			change("testimonials.yaml", /sample: false/, "sample: true"),
			"testimonials.yaml › items.sample",
		],
		["a sample video", replaced("about.md", "storyHeading:", video), "about.md › video.sample"],
		["a sample offer", { "offers.yaml": offer }, "offers.yaml › sample"],
		[
			"a sample job",
			{ "jobs.yaml": sampleText("jobs.yaml"), "jobs/a.yaml": job },
			"jobs/a.yaml › sample",
		],
	])("stops a production build with %s", (_what, changes, place) => {
		const site = loadSample({ ...finishedFiles, ...changes });
		const found = problemsThrownBy(() => checkPlaceholders(site, production));
		expect(found.map(({ code, file, field }) => `${code} ${file} › ${field}`)).toEqual([
			`placeholder data/${place}`,
		]);
	});
});
