// @module-tag long
import { execFileSync, spawn } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { packageName } from "../../generator/commands.ts";
import { work } from "./outputFolder.ts";
import { copyKept } from "./projectCopy.ts";

interface Packed {
	readonly filename: string;
	readonly size: number;
	readonly files: readonly { readonly path: string; readonly size: number }[];
}

const company = join(work, "acme");
const installed = join(company, "node_modules", packageName);
let packed: Packed;

const environment = { ...process.env, npm_config_offline: "true" };
/** Runs a command in a folder. @returns the text of both output streams */
const run = (cwd: string, command: string, ...args: readonly string[]): string =>
	execFileSync("sh", ["-c", '"$@" 2>&1', "sh", command, ...args], {
		cwd,
		encoding: "utf8",
		env: environment,
	});

/**
 * Installs the packed file as npm would, without a network: copies the packages of the lock file,
 * except for those for development and the optional editing page. Links would make all packages of
 * this project available. How npm chooses and fetches versions is not tested.
 */
function install(): void {
	const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
		packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
	};
	const needed = Object.entries(packages).flatMap(([path, { dev, devOptional }]) =>
		path !== "" && !dev && !devOptional && existsSync(path) ? path : [],
	);
	run(".", "cp", "-a", "--parents", ...needed, company);
	mkdirSync(installed, { recursive: true });
	run(work, "tar", "xzf", packed.filename, "-C", installed, "--strip-components=1");
	const program = join(company, "node_modules/.bin", packageName);
	mkdirSync(dirname(program), { recursive: true });
	symlinkSync(join(installed, "bin/cli.js"), program);
}

beforeAll(() => {
	const said = String(execFileSync("npm", ["pack", "--json", "--pack-destination", work]));
	// The script that bundles the program also prints lines.
	[packed] = JSON.parse(said.slice(said.indexOf("[\n"))) as [Packed];
	mkdirSync(company);
	writeFileSync(join(company, "package.json"), '{ "private": true }\n');
	install();
	// The pictures' cache: encoding them takes most of a first build.
	copyKept(company, ["images", "icons"]);
}, 120_000);

describe("the package", () => {
	it("is small but for the pictures that a new company starts with, and holds no test", () => {
		const pictures = packed.files.filter(({ path }) => /\.(?:avif|webp|jpe?g|png)$/.test(path));
		for (const { path } of pictures) expect(path).toMatch(/^(?:components\/doors|data\/photos)\//);
		const pictureBytes = pictures.reduce((sum, { size }) => sum + size, 0);
		// Encoded pictures can't be compressed.
		expect(packed.size - pictureBytes).toBeLessThan(1_000_000);
		expect(packed.size).toBeLessThan(7_000_000);
		const folders = new Set(packed.files.map(({ path }) => path.replace(/\/.*/, "")));
		expect([...folders].sort().join(" ")).toBe(
			"README.md bin components data generator islands package.json styles",
		);
		const others =
			/^components\/(?!doors\/|drawings\/|icons\/)|^generator\/(?!defaults\/|hosts\/files\/)/;
		expect(packed.files.filter(({ path }) => others.test(path))).toEqual([]);
		const data = packed.files.filter(({ path }) => path.startsWith("data/"));
		expect(data.length).toBeGreaterThan(10);
		for (const { path } of data) expect(path).not.toMatch(/^data\/(?:es\/)?areas\//);
	});

	it("makes, builds, checks and serves a company in a folder of its own", {
		timeout: 300_000,
	}, async () => {
		const before = readdirSync(installed, { recursive: true }).length;
		const answers = ["--town", "Boise", "--state", "ID", "--towns", "Meridian 83642"];
		const said = run(company, "npx", packageName, "new", "data", ...answers);
		expect(said).toContain(`See the site: npx ${packageName} dev\n`);
		const areas = join(company, "data/areas");
		const town = readFileSync(join(areas, "meridian.yaml"), "utf8");
		const [, schema = "none"] = /\$schema=(\S+\.json)/.exec(town) ?? [];
		expect(existsSync(join(areas, schema)), schema).toBe(true);

		const build = run(company, "npx", packageName, "build");
		const [, pages] = /(\d+) pages/.exec(build) ?? [];
		expect(Number(pages)).toBeGreaterThan(70);
		for (const page of ["areas/meridian", "doors", "es/puertas"])
			expect(existsSync(join(company, `dist/${page}.html`)), page).toBe(true);
		expect(build).toContain(`npx ${packageName} todo`);
		expect(readFileSync(join(company, "dist/index.html"), "utf8")).toContain("<h1");
		expect(existsSync(join(company, ".cache/fonts"))).toBe(true);
		expect(readdirSync(installed, { recursive: true }).length).toBe(before);

		await expect(firstPage("preview")).resolves.toContain("<h1");
		await expect(firstPage("dev")).resolves.toContain("EventSource");
	});

	it("says which package the editing page needs", { timeout: 60_000 }, () => {
		const settings = "service: github\nrepository: acme/site\nbranch: main\nfolder: data\n";
		writeFileSync(join(company, "data/admin.yaml"), settings);
		const build = `npx ${packageName} build || true`;
		expect(run(company, "sh", "-c", build)).toContain("Fix: Run: npm install @sveltia/cms");
	});
});

async function firstPage(command: "dev" | "preview"): Promise<string> {
	const server = spawn("node_modules/.bin/garage-door-site", [command, "--port", "0"], {
		cwd: company,
	});
	try {
		let said = "";
		for await (const chunk of server.stdout) {
			said += chunk;
			const [url] = /http:[\w/:.]+\d/.exec(said) ?? [];
			if (url !== undefined && said.includes("Ctrl+C")) return await (await fetch(url)).text();
		}
		throw new Error(`The server said: ${said}`);
	} finally {
		server.kill();
	}
}
