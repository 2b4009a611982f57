import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadSite } from "../../generator/load/loadSite.ts";

/**
 * Makes a data folder with the real data and as many synthetic towns as `pages` needs. A synthetic
 * town is near a real one and has its text, with a number in every sentence, so that no two pages
 * are alike.
 * @param from the real data folder
 * @param to where to write. An existing folder is replaced.
 * @param pages how many pages the site should have
 * @returns how many pages the site has: more than `pages` if the real site has more
 */
export function makeTowns(from: string, to: string, pages: number): number {
	rmSync(to, { recursive: true, force: true });
	cpSync(from, to, { recursive: true });
	const real = readdirSync(join(from, "areas"), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.flatMap(({ name }) => readdirSync(join(from, "areas", name)).map((file) => join(name, file)))
		.sort();
	const { routes } = loadSite(from, new Date().toISOString().slice(0, 10));
	const more = Math.max(0, pages - routes.length);
	for (let index = 0; index < more; index++) {
		const source = real[index % real.length] ?? "";
		const text = readFileSync(join(from, "areas", source), "utf8")
			.replace(/^name: (.*)$/m, (_, name: string) => {
				const short = name.replaceAll(/["']/g, "").slice(0, 24);
				return `name: "${short} ${index}"`;
			})
			.replace(/^isBase: .*\n/m, "")
			.replace(
				/^coordinates: \[(.*), (.*)\]$/m,
				(_, latitude, longitude) =>
					`coordinates: [${around(latitude, index, 7)}, ${around(longitude, index, 11)}]`,
			)
			// Match after three letters, because abbreviations are shorter.
			.replaceAll(/(?<=[a-z]{3})\.(?=\s)/g, ` ${index}.`);
		const file = join(to, "areas", source.replace(/\.yaml$/, `-${index}.yaml`));
		mkdirSync(join(file, ".."), { recursive: true });
		writeFileSync(file, text);
	}
	return routes.length + more;
}

/** Moves a coordinate by at most 0.06 degrees (four miles), so that the texts stay true. */
const around = (coordinate: string, index: number, stride: number): string =>
	(Number(coordinate) + (((index * stride) % 121) - 60) / 1000).toFixed(4);
