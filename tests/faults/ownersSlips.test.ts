import { expect, it } from "vitest";
import { loadSite, type ReadFiles } from "../../generator/load/loadSite.ts";
import { DataProblems } from "../../generator/problems.ts";
import { options } from "../data.ts";
import { editedCopies, problem } from "./editedCopies.ts";
import { edit, editTown, type OwnersData, sendTo, set } from "./ownersData.ts";

const { freshCopy } = editedCopies("slips");

/** What the build reports of a slip: the file, the field, and a part of the fix. */
const slips: readonly (readonly [says: RegExp, change: (data: OwnersData) => void])[] = [
	[/› zips\[0\] .*(\n {2}Fix: .*ZIP|99999)/, editTown((town) => (town.zips = ["99999"]))],
	[/› coordinates.*\n {2}Fix: /, editTown((town) => town.coordinates.reverse())],
	[
		/› coordinates .*\n {2}Fix: A minus is missing/,
		editTown((town) => (town.coordinates[1] *= -1)),
	],
	[
		/› address\.state .*\n {2}Fix: .*two capital letters/,
		edit("business", ({ address }) => (address.state = "Floridia")),
	],
	[
		/› responseMinutes .*\n {2}Fix: .*\[30, 45\]/,
		editTown((town) => (town.responseMinutes = "45-60")),
	],
	[/› hours .*all seven days/, edit("business", ({ hours }) => hours.pop())],
	[/home\.yaml:\d+:\d+ › lede .*noSuchTime/, set("home", { lede: "It takes {noSuchTime}." })],
	[/home\.yaml:\d+:\d+ › lede .*no-such/, set("home", { lede: "See [this](/services/no-such)." })],
	[/› image\.file .*none\.jpg/, set("home", { image: { file: "none.jpg", alt: "None" } })],
	[/redirects\.yaml.*\/faq/, edit("redirects", (list) => list.push({ from: "/faq", to: "/" }))],
	[
		/› form\.id .*\n {2}Fix: Copy/,
		sendTo({ provider: "formspree", id: "https://example.com/x y" }),
	],
];

it("reports each slip in one message, with its place and its fix", () => {
	const data = freshCopy("slips");
	const saved = data.save();
	const known: ReadFiles = new Map();
	for (const [says, change] of slips) {
		change(data);
		// realBuild.test.ts covers the printed text and the exit code.
		let errors = "";
		try {
			loadSite(data.folder, options.time, { known });
		} catch (error) {
			if (!(error instanceof DataProblems)) throw error;
			errors = error.message;
		}
		expect(errors).toMatch(says);
		expect(errors.match(problem) ?? [], errors).toHaveLength(1);
		data.restore(saved);
	}
});
