import { spawn } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import glob from "fast-glob";
import pMap from "p-map";
import { digestOf } from "../../generator/hash.ts";

interface Company {
	readonly data: string;
	readonly out: string;
	readonly name: string;
}

/**
 * Builds many companies from this checkout and prints the seconds: first builds, rebuilds one after
 * the other, rebuilds two at a time.
 * @param count how many copies of the example, each with a different name
 * @param folder where to work. An existing folder is replaced.
 * @throws Error if a build fails, if a site contains another company's name, or if a site's bytes
 * depend on what is built at the same time
 */
export async function measureCompanies(count: number, folder: string): Promise<void> {
	const companies = Array.from({ length: count }, (_, index) =>
		copyExample(folder, `Company${index} Doors`, String(index)),
	);
	const first = await measure(companies, 1);
	const alone = await measure(companies, 1);
	const bytes = companies.map(digestOfSite);
	const beside = await measure(companies, 2);
	const mixed = companies.filter(
		(company, index) => digestOfSite(company) !== bytes[index] || namesOf(company) !== company.name,
	);
	if (mixed.length > 0)
		throw new Error(
			`Not the same alone and beside others: ${mixed.map(({ name }) => name).join(", ")}`,
		);
	const load = loadavg()[0]?.toFixed(1);
	console.log(
		`${count} companies: first ${first.toFixed(1)} s, again one after the other ${alone.toFixed(1)} s, two at a time ${beside.toFixed(1)} s; load ${load} at the end`,
	);
}

function copyExample(folder: string, name: string, slug: string): Company {
	const [data, out] = [join(folder, slug, "data"), join(folder, slug, "dist")];
	rmSync(join(folder, slug), { recursive: true, force: true });
	cpSync("tests/javelina", data, { recursive: true });
	const file = join(data, "business.yaml");
	writeFileSync(file, readFileSync(file, "utf8").replace(/^name: .*$/m, `name: ${name}`));
	return { data, out, name };
}

async function measure(companies: readonly Company[], concurrency: number): Promise<number> {
	const start = performance.now();
	await pMap(companies, build, { concurrency });
	return (performance.now() - start) / 1000;
}

const build = ({ data, out }: Company): Promise<void> =>
	new Promise((done, fail) => {
		const child = spawn(process.execPath, ["generator/program.js", "--data", data, "--out", out], {
			stdio: ["ignore", "ignore", "pipe"],
		});
		let errors = "";
		child.stderr.on("data", (text) => (errors += text));
		child.on("close", (code) => (code === 0 ? done() : fail(new Error(`${data}: ${errors}`))));
	});

/** Returns all files of a company's site as one text. */
const textOf = ({ out }: Company): string =>
	glob
		.sync("**/*", { cwd: out, dot: true })
		.sort()
		.map((file) => `${file} ${readFileSync(join(out, file), "latin1")}`)
		.join("\n");

const digestOfSite = (company: Company): string => digestOf(textOf(company));

const namesOf = (company: Company): string =>
	[...new Set(textOf(company).match(/Company\d+ Doors/g))].join(", ");
