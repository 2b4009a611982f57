import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import glob from "fast-glob";
import { describe, expect, it } from "vitest";
import { renderThirdParty, shippedPackages } from "../../generator/tools/thirdParty.ts";

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<
	"dependencies" | "devDependencies",
	Record<string, string>
>;
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
	packages: Record<
		string,
		{
			version?: string;
			integrity?: string;
			hasInstallScript?: boolean;
			optional?: boolean;
			license?: string;
		}
	>;
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");

describe("THIRD_PARTY.md", () => {
	it("is up to date", () => {
		expect(readFileSync("THIRD_PARTY.md", "utf8"), "Run npm run licenses.").toBe(
			renderThirdParty(),
		);
	});

	it("names every package with code in islands", () => {
		const imported = new Set(
			glob
				.sync("islands/**/*.{ts,tsx}")
				.flatMap((file) =>
					[
						...readFileSync(file, "utf8").matchAll(
							/^(?:import|export) (?!type\b).*? from "([^.#"][^"]*)"/gm,
						),
					].map(([, name = ""]) => name.split("/")[0] ?? ""),
				),
		);
		// The bundler replaces React by Preact.
		imported.delete("react");
		expect(
			[...imported].filter(
				(name) => !shippedPackages.includes(name) && !builtinModules.includes(name),
			),
		).toEqual([]);
	});
});

describe("packages", () => {
	it("have one version each, with a checksum", () => {
		for (const [name, version] of [
			...Object.entries(manifest.dependencies),
			...Object.entries(manifest.devDependencies),
		])
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
