import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import { refuse } from "../problems.ts";

interface Company {
	readonly name: string;
	readonly data: string;
	readonly out: string;
}

interface Ended extends Company {
	readonly isBuilt: boolean;
	readonly said: string;
}

/**
 * Finds the companies in a folder. Each company is a folder with data/business.yaml or
 * business.yaml.
 */
export function findCompanies(folder: string): readonly Company[] {
	const names = existsSync(folder) ? readdirSync(folder).sort() : [];
	return names.flatMap((name): Company | readonly [] => {
		const own = join(folder, name);
		if (existsSync(join(own, "data/business.yaml")))
			return { name, data: join(own, "data"), out: join(own, "dist") };
		return existsSync(join(own, "business.yaml"))
			? { name, data: own, out: join("dist", name) }
			: [];
	});
}

/**
 * Builds every company in a folder, each in its own process, as many at a time as there are cores.
 * @param args all arguments of this run, `--all` among them
 * @param print receives each line of the report
 * @returns whether all companies were built
 * @throws DataProblems when there is no company, or `--data` or `--out` is given
 */
export async function buildAll(
	folder: string,
	args: readonly string[],
	print: (line: string) => void,
): Promise<boolean> {
	const own = args.find((arg) => /^--(?:data|out)\b/.test(arg));
	if (own !== undefined)
		refuse("option-conflict", "command line", `--all and ${own}`, [
			"one of them",
			`Leave ${own} out: with --all, each company has its own.`,
		]);
	const companies = findCompanies(folder);
	if (companies.length === 0)
		refuse("companies-missing", "command line", folder, [
			"a folder with a folder for each company",
			"In each, business.yaml stands in data/ or at the top.",
		]);
	const others = withoutOption("--all", args);
	const concurrency = availableParallelism();
	const atATime = Math.min(concurrency, companies.length);
	print(`Building ${companies.length} companies, ${atATime} at a time…`);
	const start = performance.now();
	const width = Math.max(...companies.map(({ name }) => name.length));
	const build = async (company: Company) => {
		const one = await buildCompany(company, args.length, others);
		print(`${one.name.padEnd(width)}  ${summaryOf(one)}`);
		return one;
	};
	const ended = await pMap(companies, build, { concurrency });
	const failed = ended.filter(({ isBuilt }) => !isBuilt);
	for (const { name, said } of failed) print(`\n${name}:\n${said.trimEnd()}`);
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	const names = failed.map(({ name }) => name).join(", ");
	const notBuilt = names === "" ? "" : ` Not built: ${names}.`;
	const built = `${ended.length - failed.length} of ${ended.length} companies`;
	print(`\n${built} built in ${seconds} s.${notBuilt}`);
	return failed.length === 0;
}

/**
 * Builds one company: starts this program again, with other arguments.
 * @param argsOfThisRun the number of arguments of this run, which are last in process.argv
 * @param args the arguments of the new process, except `--data` and `--out`
 */
function buildCompany(company: Company, argsOfThisRun: number, args: readonly string[]) {
	const program = process.argv.slice(1, process.argv.length - argsOfThisRun);
	const { data, out } = company;
	const all = [...process.execArgv, ...program, ...args, "--data", data, "--out", out];
	const child = spawn(process.execPath, all, { stdio: ["ignore", "pipe", "pipe"] });
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
	return new Promise<Ended>((resolve) =>
		child.on("close", (code) => resolve({ ...company, isBuilt: code === 0, said })),
	);
}

function summaryOf({ isBuilt, said }: Ended): string {
	if (!isBuilt) return "not built, see below";
	const [pages] = /^\d+ pages.*$/m.exec(said) ?? [];
	const [, toDo] = /^To do: (.*?)\. See/m.exec(said) ?? [];
	return [pages, toDo].filter((part) => part !== undefined).join(" · ");
}

/** Removes an option with its value: "--all=x", or "--all", "x". */
function withoutOption(option: string, args: readonly string[]): readonly string[] {
	return args.filter(
		(arg, index) => arg !== option && !arg.startsWith(`${option}=`) && args[index - 1] !== option,
	);
}
