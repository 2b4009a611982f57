import { readFileSync, writeFileSync } from "node:fs";
import { runTool } from "../script.ts";

/**
 * Work of others that visitors get. `text` is the path of the license if no npm package contains
 * it.
 */
const works = [
	{
		name: "Besley",
		package: "@fontsource-variable/besley",
		license: "OFL-1.1",
		use: "The typeface of headings, cut down to the characters in use.",
	},
	{
		name: "leven",
		package: "leven",
		license: "MIT",
		use: "Finds the town that a misspelled name means.",
		text: "node_modules/leven/license",
	},
	{
		name: "Lucide",
		license: "ISC",
		use: "The shapes of most icons, redrawn as one file each (components/icons).",
		text: "components/icons/LICENSE.md",
	},
	{
		name: "Preact",
		package: "preact",
		license: "MIT",
		use: "Runs the menu, the questions, the forms and the opening hours in the browser.",
	},
	{
		name: "us-atlas",
		package: "us-atlas",
		license: "ISC; the shapes are the U.S. Census Bureau's and in the public domain",
		use: "The outlines of the three counties, simplified, in the maps.",
	},
	{
		name: "zipcodes",
		package: "zipcodes",
		license: "BSD; places of ZIP codes by GeoNames (geonames.org, CC BY 4.0)",
		use: "The nearest town to each ZIP code and place near by, in the ZIP look-up.",
	},
];

export const shippedPackages: readonly string[] = works.flatMap((work) => work.package ?? []);

export function renderThirdParty(): string {
	const versionOf = (name: string | undefined): string =>
		name === undefined
			? ""
			: ` ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version}`;
	const list = works
		.map((work) => `| ${work.name}${versionOf(work.package)} | ${work.license} | ${work.use} |`)
		.join("\n");
	const texts = works
		.map((work) => {
			const text = readFileSync(work.text ?? `node_modules/${work.package}/LICENSE`, "utf8");
			return `## ${work.name}\n\n\`\`\`text\n${text.replace(/^# .*\n+/, "").trim()}\n\`\`\``;
		})
		.join("\n\n");
	return `# Work of others on the site

Written by \`npm run write\`. Packages that only build or test the site are listed in package.json; nothing of them reaches a visitor.
Pictures and drawings are ours (data/photos/LICENSE.md).

| work | licence | what of it is on the site |
| --- | --- | --- |
${list}

${texts}
`;
}

runTool(
	"thirdParty.ts",
	"write licenses",
	"Writes docs/THIRD_PARTY.md, the work of others.",
	() => {
		writeFileSync("docs/THIRD_PARTY.md", renderThirdParty());
		console.log("Written: docs/THIRD_PARTY.md.");
	},
);
