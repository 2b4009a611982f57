import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import glob from "fast-glob";
import { describe, expect, it } from "vitest";
import { renderThirdParty, shippedPackages } from "./thirdParty.ts";

interface Package {
	readonly integrity?: string;
	readonly hasInstallScript?: boolean;
	readonly optional?: boolean;
}
type Names = Readonly<Record<string, string>>;
const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const { dependencies, devDependencies } = read("package.json") as Record<string, Names>;
const lock = read("package-lock.json") as { readonly packages: Readonly<Record<string, Package>> };
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");

describe("docs/THIRD_PARTY.md", () => {
	it("is up to date", () => {
		expect(readFileSync("docs/THIRD_PARTY.md", "utf8"), "Run npm run write.").toBe(
			renderThirdParty(),
		);
	});

	it("names every package with code in islands", () => {
		const code = glob.sync("islands/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
		const imports = code
			.join("\n")
			.matchAll(/^(?:import|export) (?!type\b).*? from "([^.#"/][^"/]*)/gm);
		// The bundler replaces React by Preact.
		const known = ["react", ...shippedPackages, ...builtinModules];
		const unknown = [...imports].filter(([, name = ""]) => !known.includes(name));
		expect(unknown).toEqual([]);
	});
});

describe("packages", () => {
	it("have one version each, with a checksum", () => {
		for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
			expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
		for (const [path, { integrity }] of packages) expect(integrity, path).toMatch(/^sha512-/);
	});

	it("have no install scripts, except esbuild and sharp", () => {
		const scripted = packages
			.filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional)
			.map(([path]) => path.replace(/^.*node_modules\//, ""));
		expect(scripted.filter((name) => name !== "esbuild" && name !== "sharp")).toEqual([]);
	});
});
