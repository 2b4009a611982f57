import { execFileSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { dirname, join, resolve } from "node:path";
import { startScript } from "../../../generator/script.ts";
import { median } from "../median.ts";
import { checkPage, findPage, type Weight, weighPage } from "./comparePages.ts";
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
 * Builds one and the same page of towns with other site builders, from nothing in their caches, and
 * prints as a Markdown table what that takes and what a visitor loads; `npm run bench` measures
 * ours. Each builder is installed in .cache/bench-others, in the version that its package.json here
 * names. Linux only. Wants a quiet machine.
 */
const { values } = startScript("bench:others", {
	what: "Measures how long other builders take. An hour and more, on a quiet machine.",
	options: {
		sizes: { value: "LIST", what: "how many towns", default: "65,1000,10000" },
		runs: { value: "NUMBER", what: "how often each is measured", default: "3" },
		builders: {
			value: "LIST",
			what: "which builders",
			default: "hugo,eleventy,astro,react-router,next",
		},
	},
});

interface Builder {
	readonly name: string;
	/** The package whose version counts; Hugo comes from the system. */
	readonly package?: string;
	readonly command: readonly string[];
	/** Where it writes. */
	readonly out: string;
	/** Where a file has to lie to be copied as it is. */
	readonly plain: string;
	/** Its template and its data, by path. */
	readonly files: (data: PageData) => Readonly<Record<string, string>>;
}

const jsonFiles = ({ site, towns }: PageData, folder = ""): Record<string, string> => ({
	[join(folder, "site.json")]: JSON.stringify(site),
	[join(folder, "towns.json")]: JSON.stringify(towns),
});

const builders: Readonly<Record<string, Builder>> = {
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

/** No telemetry, and Next leaves the lock file alone that it finds above. */
const environment = {
	ASTRO_TELEMETRY_DISABLED: "1",
	NEXT_TELEMETRY_DISABLED: "1",
	NEXT_IGNORE_INCORRECT_LOCKFILE: "1",
};
const sizes = values.sizes.split(",").map(Number);
const runs = Number(values.runs);
const kilobytes = (bytes: number): string => (bytes === 0 ? "0" : (bytes / 1000).toFixed(1));

/** Our own town page's CSS: it stands in the page, the others link it. */
function readStyles(): string {
	if (!existsSync("dist/areas"))
		execFileSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
	const page = readFileSync("dist/areas/pasco/trinity.html", "utf8");
	const css = /<style>(.*?)<\/style>/s.exec(page)?.[1];
	if (css === undefined) throw new Error("Our page has no <style>.");
	return css;
}

/** Installs what a builder's package.json asks for, unless it is there. */
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

/** Leaves of a work folder only the installed packages, and lays everything else anew. */
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

function findVersion(builder: Builder, folder: string): string | undefined {
	if (builder.package !== undefined)
		return (
			JSON.parse(
				readFileSync(join(folder, "node_modules", builder.package, "package.json"), "utf8"),
			) as { version: string }
		).version;
	try {
		return /v([\d.]+)/.exec(execFileSync("hugo", ["version"], { encoding: "utf8" }))?.[1];
	} catch {
		return undefined;
	}
}

/** One line of the table. */
async function measure(id: string, builder: Builder): Promise<string> {
	const fixture = join(import.meta.dirname, id);
	const folder = join(".cache/bench-others", id);
	const out = join(folder, builder.out);
	if (builder.package !== undefined) install(fixture, folder);
	const version = findVersion(builder, folder);
	if (version === undefined)
		return `| ${builder.name} | not here: apt-get install hugo |${" |".repeat(sizes.length + 3)}`;
	const cells: string[] = [];
	let memory = Number.NaN;
	let weight: Weight | undefined;
	for (const size of sizes) {
		const data = loadPageData(size);
		const usages: Usage[] = [];
		for (let run = 0; run < runs; run++) {
			prepare(fixture, folder, builder, data);
			const usage = await measureProcess(builder.command, folder, {
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
		memory = median(usages.map((usage) => usage.memory));
		if (usages.some(({ failed }) => failed)) {
			process.exitCode = 1;
			cells.push("failed");
			continue;
		}
		for (const town of [data.towns.at(-1), data.towns[0]]) {
			if (town === undefined) throw new Error("A size must be at least 1.");
			const page = findPage(out, town.path);
			checkPage(builder.name, readFileSync(join(out, page), "utf8"), expectedPage(data.site, town));
			weight = weighPage(out, page);
		}
		const wall = median(usages.map((usage) => usage.wall));
		const bytes = data.towns.reduce(
			(sum, { path }) => sum + statSync(join(out, findPage(out, path))).size,
			0,
		);
		cells.push(
			`${wall.toFixed(1)} s (CPU ${median(usages.map(({ cpu }) => cpu)).toFixed(1)} s, ${(bytes / 1e6 / wall).toFixed(1)} MB/s)`,
		);
	}
	const weights =
		weight === undefined ? ["", "", ""] : [weight.html, weight.css, weight.js].map(kilobytes);
	return `| ${[`${builder.name} ${version}`, ...cells, `${memory.toFixed(0)} MB`, ...weights].join(" | ")} |`;
}

const css = readStyles();
const chosen = values.builders.split(",").map((id) => {
	const builder = builders[id];
	if (builder === undefined)
		throw new Error(`There is no builder ${id}: choose from ${Object.keys(builders).join(", ")}.`);
	return { id, builder };
});
const count = (size: number): string => size.toLocaleString("en-US");
const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GiB`;
console.log(
	`${machine}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}; cold, median of ${runs}; one page's parts in kB, brotli\n`,
);
const { site, towns } = loadPageData(1);
const [sample] = towns;
if (sample === undefined) throw new Error("There is no town.");
const ours = readFileSync(`dist${sample.path}.html`, "utf8").replace(
	/<style>.*?<\/style>/s,
	"",
).length;
const theirs = expectedPage(site, sample).length;
if (Math.abs(theirs / ours - 1) > 0.1)
	throw new Error(
		`Not like with like: without styles our page has ${ours} bytes of HTML, theirs ${theirs}.`,
	);
console.log(
	`Without styles our own page of ${sample.name} has ${kilobytes(ours)} kB of HTML, theirs ${kilobytes(theirs)} kB.\n`,
);
console.log(
	`| builder | ${sizes.map((size) => `${count(size)} pages`).join(" | ")} | peak memory at ${count(sizes.at(-1) ?? 0)} | HTML | CSS | JS |`,
);
console.log(`|${"---|".repeat(sizes.length + 5)}`);
for (const { id, builder } of chosen) console.log(await measure(id, builder));
