import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import glob from "fast-glob";
import { parse } from "node-html-parser";
import { loadSite } from "../../../generator/load/loadSite.ts";
import buildSite, { builtSite } from "../../builtSite.ts";
import { installNode } from "../../install.ts";
import { startScript } from "../../script.ts";
import { makeTowns } from "../makeTowns.ts";
import { machine, median } from "../shared.ts";
import { measureProcess, type Usage } from "./measureProcess.ts";
import { astro, go, nunjucks, react } from "./templates.ts";
import { ourPage, planSite, planTowns } from "./townData.ts";

/**
 * Builds as many pages with this generator and with others, with empty caches. Prints, as a
 * Markdown table, what the builds take. Works in .cache/bench-others. Linux only.
 */
const { values } = startScript("measure others", {
	what: "Measures this and other builders. An hour and more, on a quiet machine.",
	options: {
		sizes: { value: "LIST", what: "how many pages", default: "132,1000,2000" },
		runs: { value: "NUMBER", what: "how often each is measured", default: "3" },
		builders: {
			value: "LIST",
			what: "which builders",
			default: "ours,hugo,eleventy,astro,react-router,next",
		},
	},
	notes: "npm brings the builders, but for Hugo: apt-get install hugo.",
});

/** Another builder. The folder of its name has its settings, and its packages' versions. */
interface Builder {
	readonly command: string;
	/** The folder that the command writes. */
	readonly out: string;
	/** The file in which `body` takes the place of [[body]]. */
	readonly template: string;
	/** Where the template is in this folder, if it is another builder's. */
	readonly source?: string;
	readonly body: string;
}

const others: Readonly<Record<string, Builder>> = {
	hugo: {
		command: "hugo --minify",
		out: "public",
		template: "layouts/_default/single.html",
		body: go,
	},
	eleventy: {
		command: "node_modules/.bin/eleventy --quiet",
		out: "_site",
		template: "town.njk",
		body: nunjucks,
	},
	astro: {
		command: "node_modules/.bin/astro build",
		out: "dist",
		template: "src/pages/areas/[county]/[town].astro",
		body: astro,
	},
	"react-router": {
		command: "node_modules/.bin/react-router build",
		out: "build/client",
		template: "TownPage.jsx",
		body: react,
	},
	next: {
		command: "node_modules/.bin/next build",
		out: "out",
		template: "TownPage.jsx",
		source: "react-router/TownPage.jsx",
		body: react,
	},
};

const work = resolve(".cache/bench-others");

/** Astro and React Router need a newer Node.js than this project. */
const nodeVersion = "24";

/** Turns telemetry off, and Next's rewriting of this project's lock file. */
const environment = {
	PATH: installNode(nodeVersion, join(work, "node")),
	ASTRO_TELEMETRY_DISABLED: "1",
	NEXT_TELEMETRY_DISABLED: "1",
	NEXT_IGNORE_INCORRECT_LOCKFILE: "1",
	HUGO_CACHEDIR: join(work, "hugo/cache"),
};

/** Returns what the others' pages show: the towns of data/, then copies with other texts. */
function planData(size: number) {
	const folder = join(work, "data");
	makeTowns("data", folder, size + realPages);
	const { site } = loadSite(folder, today);
	return { site: planSite(site), towns: planTowns(site, size) };
}

type Data = ReturnType<typeof planData>;

/** Writes a builder's files into its work folder, in which only installed packages stay. */
function prepare(name: string, builder: Builder, { site, towns }: Data): string {
	const { template, body, source = join(name, template) } = builder;
	const folder = join(work, name);
	mkdirSync(folder, { recursive: true });
	for (const entry of readdirSync(folder))
		if (entry !== "node_modules") rmSync(join(folder, entry), { recursive: true });
	for (const cache of [".astro", ".cache", ".vite"])
		rmSync(join(folder, "node_modules", cache), { recursive: true, force: true });
	cpSync(join(import.meta.dirname, name), folder, { recursive: true });
	const page = readFileSync(join(import.meta.dirname, source), "utf8");
	// Hugo makes a page of each file in its content folder. The other builders read a list.
	const lists = towns.map((town) => [`content${town.path}.md`, { town }] as const);
	for (const [file, value] of name === "hugo" ? lists : [["towns.json", towns] as const])
		write(join(folder, file), JSON.stringify(value));
	write(join(folder, "data/site.json"), JSON.stringify(site));
	write(
		join(folder, template),
		page.replace("[[body]]", () => body),
	);
	return folder;
}

function write(file: string, text: string): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

/** The size without scripts, styles, comments and the white space between tags. */
const markupSize = (html: string): number =>
	html.replaceAll(/<(script|style)\b.*?<\/\1>|<!--.*?-->|(?<=>)\s+(?=<)/gs, "").length;

/** Checks that a page has a town's texts and links, and is as long as our page of the town. */
function checkPage(html: string, { path, intro, questions, nearby }: Data["towns"][number]): void {
	const page = parse(html);
	const links = page.querySelectorAll("a").map((link) => link.getAttribute("href"));
	const missing = [
		...[intro, ...questions.map(({ answer }) => answer)].filter(
			(text) => !page.text.includes(text),
		),
		...nearby.map((other) => other.path).filter((other) => !links.includes(other)),
	];
	if (missing.length > 0) throw new Error(`${path} lacks ${missing.join(", ")}.`);
	const ratio = markupSize(html) / markupSize(ourPage(path));
	if (Math.abs(ratio - 1) > 0.25)
		throw new Error(`Not like with like: ${path} has ${ratio.toFixed(2)} times our HTML.`);
}

/** Builds with another builder, and looks at the first and the last page. */
async function buildOther(name: string, builder: Builder, data: Data): Promise<Usage> {
	const folder = prepare(name, builder, data);
	if (name !== "hugo")
		execFileSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], {
			cwd: folder,
			stdio: ["ignore", "ignore", "inherit"],
		});
	const usage = await measureProcess(builder.command.split(" "), folder, environment);
	for (const town of [data.towns.at(0), data.towns.at(-1)]) {
		const files = `${town?.path.slice(1)}{.html,/index.html}`;
		const [file] = glob.sync(files, { cwd: join(folder, builder.out), absolute: true });
		if (!town || !file) throw new Error(`${name} has no page ${town?.path}:\n${usage.output}`);
		checkPage(readFileSync(file, "utf8"), town);
	}
	return usage;
}

/** Builds our site. Its pictures and fonts stay in the cache, because the others make none. */
function buildOurs(size: number): Promise<Usage> {
	const [data, out] = [join(work, "ours/data"), join(work, "ours/dist")];
	makeTowns("data", data, size);
	for (const made of [out, ".cache/data", ".cache/pages", ".cache/weights"])
		rmSync(made, { recursive: true, force: true });
	const command = ["node", "generator/program.js", "--data", data, "--out", out];
	return measureProcess(command, ".", environment);
}

/** Measures a builder at one size. @returns the cells of a row */
async function measure(name: string, size: number, data: Data): Promise<readonly string[]> {
	const builder = others[name];
	if (!builder && name !== "ours")
		throw new Error(`There is no ${name}: choose from ours, ${Object.keys(others).join(", ")}.`);
	// Draws the pictures of new pages, which the others have none of.
	if (!builder) await buildOurs(size);
	const usages: Usage[] = [];
	for (let run = 0; run < Number(values.runs); run++) {
		const usage = await (builder ? buildOther(name, builder, data) : buildOurs(size));
		if (usage.failed) throw new Error(`${name} has failed:\n${usage.output.slice(-2000)}`);
		usages.push(usage);
	}
	const pages = glob
		.sync("**/*.html", { cwd: join(work, name, builder?.out ?? "dist"), absolute: true })
		.map((file) => readFileSync(file).length);
	const megabytes = pages.reduce((sum, size) => sum + size, 0) / 1e6;
	const of = (figure: (usage: Usage) => number) => median(usages.map(figure));
	const cpu = of((usage) => usage.cpu);
	return [
		name,
		pages.length.toLocaleString("en-US"),
		`${cpu.toFixed(1)} s`,
		`${((cpu / pages.length) * 1000).toFixed(1)} ms`,
		`${(cpu / megabytes).toFixed(2)} s`,
		`${of((usage) => usage.wall).toFixed(1)} s`,
		`${of((usage) => usage.memory).toFixed(0)} MB`,
	];
}

buildSite();
const today = new Date().toISOString().slice(0, 10);
const realPages = glob.sync("**/*.html", { cwd: builtSite }).length;
console.log(`${machine}, Node ${nodeVersion}, ${today}; cold, median of ${values.runs}\n`);
const heads = ["builder", "pages", "CPU", "for a page", "for a MB of HTML", "wall", "peak memory"];
console.log(`| ${heads.join(" | ")} |\n|${"---|".repeat(heads.length)}`);
for (const size of values.sizes.split(",").map(Number)) {
	const data = planData(size);
	for (const name of values.builders.split(","))
		console.log(`| ${(await measure(name, size, data)).join(" | ")} |`);
}
