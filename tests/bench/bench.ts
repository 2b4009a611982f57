import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startScript } from "../script.ts";
import { makeTowns } from "./makeTowns.ts";
import { machine, median } from "./shared.ts";

/**
 * Measures builds at several sizes, with synthetic towns: cold, after a change of one town, and the
 * development server's answer after such a change. The time is that of `npm run build`, with npm
 * and bundling. A cold build finds no kept data files, but all pictures in the cache.
 */
const { values } = startScript("measure build", {
	what: "Measures builds of several sizes. Ten minutes and more, on a quiet machine.",
	options: {
		sizes: { value: "LIST", what: "towns more than the site has", default: "0,65,1000,10000" },
		runs: { value: "NUMBER", what: "how often each is measured", default: "3" },
	},
});
const runs = Number(values.runs);
const folder = ".cache/bench";
const out = join(folder, "dist");

interface Figures {
	readonly wall: number;
	readonly cpu: number;
	readonly memory: number;
	readonly steps: Readonly<Record<string, number>>;
}

/** In pages. Larger sites are drafts, because drawing their sharing images takes minutes. */
const mostAsShipped = 2000;

function build(data: string, pages: number): Figures {
	const draft = pages > mostAsShipped ? "--draft" : "";
	const start = performance.now();
	const command = `npm run build -- --data ${data} --out ${out} --profile ${draft}`;
	const { stderr, status } = spawnSync(command, { encoding: "utf8", shell: true });
	const wall = (performance.now() - start) / 1000;
	if (status !== 0) throw new Error(stderr);
	const [, cpu, memory] = /CPU ([\d.]+) s, peak memory (\d+) MB/.exec(stderr) ?? [];
	const steps = Object.fromEntries(
		[...stderr.matchAll(/^ {2}(\w+) +(\d+) ms$/gm)].map(([, name = "", milliseconds]) => [
			name,
			Number(milliseconds),
		]),
	);
	return { wall, cpu: Number(cpu), memory: Number(memory), steps };
}

function repeat(prepare: () => void, data: string, pages: number): Figures {
	const all = Array.from({ length: runs }, () => {
		prepare();
		spawnSync("sync"); // Let the disk finish the last run's writing and removing.
		return build(data, pages);
	});
	const names = Object.keys(all[0]?.steps ?? {});
	const of = (figure: (one: Figures) => number) => median(all.map(figure));
	return {
		wall: of(({ wall }) => wall),
		cpu: of(({ cpu }) => cpu),
		memory: of(({ memory }) => memory),
		steps: Object.fromEntries(names.map((name) => [name, of(({ steps }) => steps[name] ?? 0)])),
	};
}

/** Measures the seconds from saving a town's file to the development server's changed answer. */
async function measureDev(data: string, town: string): Promise<number> {
	const port = 3999;
	const args = ["generator/cli.ts", "dev", "--data", data, "--port", `${port}`];
	const server = spawn(process.execPath, ["--import", "tsx", ...args], { stdio: "ignore" });
	const url = `http://127.0.0.1:${port}/areas/pasco/${town}`;
	const page = async (): Promise<string> => (await fetch(url).catch(() => undefined))?.text() ?? "";
	try {
		while (!(await page()).includes("<h1")) await new Promise((next) => setTimeout(next, 100));
		const times: number[] = [];
		for (let run = 0; run < runs; run++) {
			const mark = `Changed ${run} at ${Date.now()}`;
			const start = performance.now();
			changeTown(data, town, mark);
			while (!(await page()).includes(mark)) await new Promise((next) => setTimeout(next, 10));
			times.push((performance.now() - start) / 1000);
		}
		return median(times);
	} finally {
		server.kill();
	}
}

let original = "";
function changeTown(data: string, town: string, mark: string): void {
	const file = join(data, "areas/pasco", `${town}.yaml`);
	original ||= readFileSync(file, "utf8");
	writeFileSync(file, original.replace(/^intro: >-\n {2}/m, `intro: >-\n  ${mark}. `));
}

console.log(`${machine}, Node ${process.version}; median of ${runs}`);
for (const size of values.sizes.split(",").map(Number)) {
	const data = join(folder, `data-${size}`);
	// Size 0 is the real site.
	const count = makeTowns("data", data, size);
	const town = readdirSync(join(data, "areas/pasco")).at(-1)?.replace(".yaml", "") ?? "";
	build(data, count); // Fills the cache of pictures.
	const forget = () => {
		for (const made of [out, ".cache/data"]) rmSync(made, { recursive: true, force: true });
	};
	const cold = repeat(forget, data, count);
	let changes = 0;
	original = "";
	const changed = repeat(() => changeTown(data, town, `Changed ${changes++}`), data, count);
	const dev = await measureDev(data, town);
	const total = Object.values(cold.steps).reduce((sum, milliseconds) => sum + milliseconds, 0);
	console.log(
		`\n${count} pages: cold ${cold.wall.toFixed(2)} s (CPU ${cold.cpu.toFixed(2)} s, ${cold.memory} MB, ${(count / cold.wall).toFixed(0)} pages/s), one town changed ${changed.wall.toFixed(2)} s, in npm run dev ${dev.toFixed(2)} s`,
	);
	console.log(
		`  ${Object.entries(cold.steps)
			.map(([name, milliseconds]) => `${name} ${((milliseconds / total) * 100).toFixed(0)} %`)
			.join(" · ")}`,
	);
}
rmSync(folder, { recursive: true, force: true });
