import { execFileSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { installNode } from "../../install.ts";
import { startScript } from "../../script.ts";
import { makeTowns } from "../makeTowns.ts";
import { machine, median } from "../shared.ts";
import { checkPage, findPage, weighPage } from "./comparePages.ts";
import { measureProcess, type Usage } from "./measureProcess.ts";
import {
	astroTemplate,
	expectedPage,
	goTemplate,
	nunjucksTemplate,
	reactComponent,
} from "./templates.ts";
import { loadPageData, type PageData } from "./townData.ts";

/**
 * Builds the same pages of towns with this generator and other site builders, with empty caches.
 * Prints, as a Markdown table, what the builds take and what one page weighs. Each builder is
 * installed in .cache/bench-others, in the version that its package.json names. Linux only.
 */
const { values } = startScript("measure others", {
	what: "Measures this and other builders. Half an hour and more, on a quiet machine.",
	options: {
		sizes: { value: "LIST", what: "how many towns", default: "100,1000" },
		runs: { value: "NUMBER", what: "how often each is measured", default: "3" },
		builders: {
			value: "LIST",
			what: "which builders",
			default: "ours,hugo,eleventy,astro,react-router,next",
		},
	},
});

interface Builder {
	readonly name: string;
	/** The package whose version is printed. Hugo has none, because it comes from the system. */
	readonly package?: string;
	readonly command: readonly string[];
	/** Where the command runs. Default: a work folder. */
	readonly cwd?: string;
	/** The folder that the command writes. */
	readonly out: string;
	/** The folder whose files the builder copies unchanged. */
	readonly plain: string;
	/** The builder's template and data, by path. */
	readonly files: (data: PageData) => Readonly<Record<string, string>>;
}

const jsonFiles = ({ site, towns }: PageData, folder = ""): Record<string, string> => ({
	[join(folder, "site.json")]: JSON.stringify(site),
	[join(folder, "towns.json")]: JSON.stringify(towns),
});

const work = ".cache/bench-others";
const ourData = join(work, "ours/data");

const builders: Readonly<Record<string, Builder>> = {
	ours: {
		name: "This generator",
		command: ["node", "generator/program.js", "--data", ourData, "--out", join(work, "ours/dist")],
		cwd: ".",
		out: "dist",
		plain: "",
		files: () => ({}),
	},
	hugo: {
		name: "Hugo",
		command: ["hugo", "--minify"],
		out: "public",
		plain: "static",
		files: ({ site, towns }) => ({
			"layouts/_default/single.html": goTemplate,
			"data/site.json": JSON.stringify(site),
			...Object.fromEntries(
				towns.map((town) => [
					join("content", `${town.path}.md`),
					JSON.stringify({ title: town.name, town }),
				]),
			),
		}),
	},
	eleventy: {
		name: "Eleventy",
		package: "@11ty/eleventy",
		command: ["node_modules/.bin/eleventy", "--quiet"],
		out: "_site",
		plain: "",
		files: (data) => ({ "town.njk": nunjucksTemplate, ...jsonFiles(data, "_data") }),
	},
	astro: {
		name: "Astro",
		package: "astro",
		command: ["node_modules/.bin/astro", "build"],
		out: "dist",
		plain: "public",
		files: (data) => ({
			"src/pages/areas/[county]/[town].astro": astroTemplate,
			...jsonFiles(data),
		}),
	},
	"react-router": {
		name: "React Router",
		package: "react-router",
		command: ["node_modules/.bin/react-router", "build"],
		out: "build/client",
		plain: "public",
		files: (data) => ({ "TownPage.jsx": reactComponent, ...jsonFiles(data) }),
	},
	next: {
		name: "Next",
		package: "next",
		command: ["node_modules/.bin/next", "build"],
		out: "out",
		plain: "public",
		files: (data) => ({ "TownPage.jsx": reactComponent, ...jsonFiles(data) }),
	},
};

/** Astro and React Router need a newer Node.js than this project. */
const nodeVersion = "24";

/** Turns telemetry off, and Next's rewriting of this project's lock file. */
const environment = {
	PATH: installNode(nodeVersion, join(work, "node")),
	ASTRO_TELEMETRY_DISABLED: "1",
	NEXT_TELEMETRY_DISABLED: "1",
	NEXT_IGNORE_INCORRECT_LOCKFILE: "1",
};
const sizes = values.sizes.split(",").map(Number);
const runs = Number(values.runs);
const kilobytes = (bytes: number): string => (bytes === 0 ? "0" : (bytes / 1000).toFixed(1));

/** Returns our town page's CSS. Our page inlines the CSS, and the others link it. */
function readStyles(): string {
	if (!existsSync("dist/areas"))
		execFileSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
	const page = readFileSync("dist/areas/pasco/trinity.html", "utf8");
	const css = /<style>(.*?)<\/style>/s.exec(page)?.[1];
	if (css === undefined) throw new Error("Our page has no <style>.");
	return css;
}

/** Installs the packages of a builder's package.json, unless they are installed. */
function install(fixture: string, folder: string): void {
	const wanted = readFileSync(join(fixture, "package.json"), "utf8");
	const installed = join(folder, "node_modules/.installed.json");
	if (existsSync(installed) && readFileSync(installed, "utf8") === wanted) return;
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "package.json"), wanted);
	const options = ["--ignore-scripts", "--no-package-lock", "--no-audit", "--no-fund"];
	execFileSync("npm", ["install", "--prefix", resolve(folder), ...options], {
		cwd: folder,
		stdio: ["ignore", "ignore", "inherit"],
	});
	writeFileSync(installed, wanted);
}

/** Empties a work folder except for installed packages, and writes the builder's files. */
function prepare(fixture: string, folder: string, { files, plain }: Builder, data: PageData): void {
	mkdirSync(folder, { recursive: true });
	for (const name of readdirSync(folder))
		if (name !== "node_modules") rmSync(join(folder, name), { recursive: true });
	for (const name of [".astro", ".cache", ".vite"])
		rmSync(join(folder, "node_modules", name), { recursive: true, force: true });
	cpSync(fixture, folder, { recursive: true });
	for (const [path, text] of Object.entries({ ...files(data), [join(plain, "site.css")]: css })) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
}

/** Empties our caches except for pictures and fonts, which the other builders don't make. */
function prepareOurs(size: number): void {
	if (makeTowns("data", ourData, size) > 2000)
		throw new Error(
			"Beyond 2,000 pages ours builds drafts only: npm run measure build measures those.",
		);
	for (const made of [join(work, "ours/dist"), ".cache/data", ".cache/weights"])
		rmSync(made, { recursive: true, force: true });
}

function findVersion(builder: Builder, folder: string): string | undefined {
	const versionIn = (place: string): string =>
		JSON.parse(readFileSync(join(place, "package.json"), "utf8")).version;
	if (builder.cwd === ".") return versionIn(".");
	if (builder.package !== undefined)
		return versionIn(join(folder, "node_modules", builder.package));
	try {
		return /v([\d.]+)/.exec(execFileSync("hugo", ["version"], { encoding: "utf8" }))?.[1];
	} catch {
		return undefined;
	}
}

/** Returns the seconds that following all links and fragments within a built site takes. */
async function followLinks(out: string): Promise<number> {
	const { wall } = await measureProcess(
		[
			...["node", "node_modules/.bin/linkinator", "**/*.html", "--server-root", out],
			...["--clean-urls", "--check-fragments", "--verbosity", "none"],
			...["--skip", "^https?://(?!localhost)"],
		],
		".",
		environment,
	);
	return wall;
}

/** Builds all sizes, the smallest last. @returns the cells of a row */
async function measure(id: string, builder: Builder): Promise<readonly string[]> {
	const fixture = join(import.meta.dirname, id);
	const folder = join(work, id);
	const out = join(folder, builder.out);
	const isOurs = builder.cwd === ".";
	if (builder.package !== undefined) install(fixture, folder);
	const version = findVersion(builder, folder);
	if (version === undefined) return [builder.name, "not here: apt-get install hugo"];
	const cells: string[] = [];
	let memory = Number.NaN;
	let weight: readonly number[] = [];
	for (const size of sizes.toReversed()) {
		const data = loadPageData(size);
		const [first] = data.towns;
		if (first === undefined) throw new Error("A size must be at least 1.");
		const usages: Usage[] = [];
		for (let run = 0; run < runs; run++) {
			if (isOurs) prepareOurs(size);
			else prepare(fixture, folder, builder, data);
			const usage = await measureProcess(builder.command, builder.cwd ?? folder, {
				...environment,
				HUGO_CACHEDIR: resolve(folder, "cache"),
			});
			console.error(
				`${builder.name}, ${size} pages: ${usage.wall.toFixed(2)} s, CPU ${usage.cpu.toFixed(2)} s, ${usage.memory.toFixed(0)} MB`,
			);
			if (usage.failed) console.error(usage.output.slice(-2000));
			usages.push(usage);
			if (usage.failed) break;
		}
		if (usages.some(({ failed }) => failed)) {
			process.exitCode = 1;
			cells.unshift("failed", "");
			continue;
		}
		if (size === sizes.at(-1)) memory = median(usages.map((usage) => usage.memory));
		if (!isOurs)
			for (const town of [data.towns.at(-1) ?? first, first]) {
				const html = readFileSync(join(out, findPage(out, town.path)), "utf8");
				checkPage(builder.name, html, expectedPage(data.site, town));
			}
		weight = weighPage(out, findPage(out, first.path));
		const wall = median(usages.map((usage) => usage.wall));
		const checked = wall + (isOurs ? 0 : await followLinks(out));
		cells.unshift(`${wall.toFixed(1)} s`, `${checked.toFixed(1)} s`);
	}
	return [
		`${builder.name} ${version}`,
		...cells,
		`${memory.toFixed(0)} MB`,
		...weight.map(kilobytes),
	];
}

const css = readStyles();
const chosen = values.builders.split(",").map((id) => {
	const builder = builders[id];
	if (builder === undefined)
		throw new Error(`There is no builder ${id}: choose from ${Object.keys(builders).join(", ")}.`);
	return { id, builder };
});
const count = (size: number): string => size.toLocaleString("en-US");
console.log(
	`${machine}, Node ${nodeVersion}, ${new Date().toISOString().slice(0, 10)}; cold, median of ${runs}; one page's parts in kB, brotli\n`,
);
const { site, towns } = loadPageData(1);
for (const town of towns) {
	const ours = readFileSync(`dist${town.path}.html`, "utf8").replace(/<style>.*?<\/style>/s, "");
	const ratio = expectedPage(site, town).length / ours.length;
	if (Math.abs(ratio - 1) > 0.1)
		throw new Error(`Not like with like: their page is ${ratio.toFixed(2)} times as long as ours.`);
}
const titles = sizes.flatMap((size) => [`${count(size)} pages`, "and links followed"]);
const memoryTitle = `peak memory at ${count(sizes.at(-1) ?? 0)}`;
const heads = ["builder", ...titles, memoryTitle, "HTML", "CSS", "JS"];
console.log(`| ${heads.join(" | ")} |\n|${"---|".repeat(heads.length)}`);
for (const { id, builder } of chosen) {
	const row = await measure(id, builder);
	console.log(`| ${heads.map((_, column) => row[column] ?? "").join(" | ")} |`);
}
