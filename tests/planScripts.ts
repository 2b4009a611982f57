import type { Metafile } from "esbuild";
import type { OutputPath } from "../generator/outputFiles.ts";
import { type IslandName, registry } from "../islands/registry.ts";

/** A file's parts with their sizes in bytes before compression. */
type Inputs = readonly (readonly [name: string, bytes: number])[];

export interface Scripts {
	readonly loader: OutputPath;
	/**
	 * The files that each island loads: first the island's own file, then the chunks that it shares
	 * with others.
	 */
	readonly chunks: { readonly [N in IslandName]: readonly OutputPath[] };
	readonly inputs: ReadonlyMap<OutputPath, Inputs>;
}

/** Finds the loader and each island's files, for the budgets. */
export function planScripts({ outputs }: Metafile): Scripts {
	const fileOf = (source: string) =>
		Object.keys(outputs).find((path) => outputs[path]?.entryPoint === source) ?? "";
	const chunks = Object.fromEntries(
		Object.keys(registry).map((island) => {
			const file = fileOf(`islands/${island}.tsx`) || fileOf(`islands/${island}.ts`);
			return [island, [...staticImports(file, outputs)]];
		}),
	) as { [N in IslandName]: string[] };
	return {
		loader: fileOf("islands/loader.ts"),
		chunks,
		inputs: new Map(Object.entries(outputs).map(([path, output]) => [path, inputsOf(output)])),
	};
}

function staticImports(
	path: string,
	outputs: Metafile["outputs"],
	seen = new Set<string>(),
): ReadonlySet<string> {
	if (seen.has(path)) return seen;
	seen.add(path);
	for (const { path: imported, kind } of outputs[path]?.imports ?? [])
		if (kind === "import-statement") staticImports(imported, outputs, seen);
	return seen;
}

const inputsOf = ({ inputs }: Metafile["outputs"][string]) =>
	Object.entries(inputs).map(([source, { bytesInOutput }]) => [source, bytesInOutput] as const);
