import { readFileSync, writeFileSync } from "node:fs";
import { runTool } from "../script.ts";

interface Work {
	readonly name: string;
	readonly license: string;
	readonly use: string;
	readonly package?: string;
	/** The path of the license if no npm package contains it. */
	readonly text?: string;
}

/** Work of others that visitors get. */
const works: readonly Work[] = JSON.parse(readFileSync("tests/unit/works.json", "utf8"));

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
