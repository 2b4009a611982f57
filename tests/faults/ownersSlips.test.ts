import { expect, it } from "vitest";
import { loadSite, type ReadFiles } from "../../generator/load/loadSite.ts";
import { DataProblems } from "../../generator/problems.ts";
import { options } from "../data.ts";
import { editedCopies, problem } from "./editedCopies.ts";
import { editTown, type OwnersData, sendTo, set } from "./ownersData.ts";

const { freshCopy } = editedCopies("slips");

/** Slips, and what the build reports: the file, the field, and a part of the fix. */
const slips: readonly (readonly [
	what: string,
	change: (data: OwnersData) => void,
	says: RegExp,
])[] = [
	[
		"a ZIP of no state",
		editTown((town) => (town.zips = ["99999"])),
		/› zips\[0\] .*\n {2}Fix: .*ZIP|› zips\[0\] .*99999/,
	],
	[
		"coordinates swapped",
		editTown((town) => town.coordinates.reverse()),
		/› coordinates.*\n {2}Fix: /,
	],
	[
		"a minus that is missing",
		editTown((town) => (town.coordinates[1] *= -1)),
		/› coordinates .*\n {2}Fix: A minus is missing/,
	],
	[
		"a misspelt state",
		(data) => data.edit("business", ({ address }) => (address.state = "Floridia")),
		/› address\.state .*\n {2}Fix: .*two capital letters/,
	],
	[
		"minutes in words",
		editTown((town) => (town.responseMinutes = "45-60")),
		/› responseMinutes .*\n {2}Fix: .*\[30, 45\]/,
	],
	[
		"a day too few",
		(data) => data.edit("business", ({ hours }) => hours.pop()),
		/› hours .*all seven days/,
	],
	[
		"a fact that there is not",
		set("home", { lede: "It takes {noSuchTime}." }),
		/home\.yaml:\d+:\d+ › lede .*noSuchTime/,
	],
	[
		"a link to nowhere",
		set("home", { lede: "See [this](/services/no-such-service)." }),
		/home\.yaml:\d+:\d+ › lede .*no-such-service/,
	],
	[
		"a picture that is not there",
		set("home", { image: { file: "none.jpg", alt: "None" } }),
		/› image\.file .*none\.jpg/,
	],
	[
		"a redirect from a page",
		(data) => data.edit("redirects", (redirects) => redirects.push({ from: "/faq", to: "/" })),
		/redirects\.yaml.*\/faq/,
	],
	[
		"an id that is none",
		sendTo({ provider: "formspree", id: "https://example.com/x y" }),
		/› form\.id .*\n {2}Fix: Copy/,
	],
];

it("reports each slip in one message, with its place and its fix", () => {
	const data = freshCopy("slips");
	const saved = data.save();
	const known: ReadFiles = new Map();
	for (const [what, change, says] of slips) {
		change(data);
		// realBuild.test.ts covers the printed text and the exit code.
		let errors = "";
		try {
			loadSite(data.folder, options.time, { known });
		} catch (error) {
			if (!(error instanceof DataProblems)) throw error;
			errors = error.message;
		}
		expect(errors, what).toMatch(says);
		expect(errors.match(problem) ?? [], `${what}\n${errors}`).toHaveLength(1);
		data.restore(saved);
	}
});
