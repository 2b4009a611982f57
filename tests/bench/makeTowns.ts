import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadSite } from "../../generator/load/loadSite.ts";
import { planRoutes } from "../../generator/site/routes.ts";

/**
 * Makes a data folder with many towns: the real data, and as many synthetic towns as it takes to reach `pages`. Each has the
 * text of a real one with its own numbers in every sentence, so that no two pages are alike.
 *
 * @param from the real data folder
 * @param to where to write; replaced when it exists
 * @param pages how many pages the site has in the end; the real ones when there are more
 * @returns how many there are
 */
export function makeTowns(from: string, to: string, pages: number): number {
	rmSync(to, { recursive: true, force: true });
	cpSync(from, to, { recursive: true });
	const real = readdirSync(join(from, "areas"), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.flatMap(({ name }) => readdirSync(join(from, "areas", name)).map((file) => join(name, file)))
		.sort();
	const routes = planRoutes(loadSite(from, new Date().toISOString().slice(0, 10))).length;
	const more = Math.max(0, pages - routes);
	for (let index = 0; index < more; index++) {
		const source = real[index % real.length] ?? "";
		const text = readFileSync(join(from, "areas", source), "utf8")
			.replace(/^name: (.*)$/m, (_, name: string) => `name: ${JSON.stringify(`${name.replaceAll(/["']/g, "").slice(0, 24)} ${index}`)}`)
			.replace(/^isBase: .*\n/m, "")
			.replace(/^coordinates: .*$/m, `coordinates: [${(27.7 + (index % 97) * 0.007).toFixed(4)}, ${(-82.8 + (index % 89) * 0.007).toFixed(4)}]`)
			.replaceAll(/\. (?=[A-Z])/g, ` ${index}. `);
		const file = join(to, "areas", source.replace(/\.yaml$/, `-${index}.yaml`));
		mkdirSync(join(file, ".."), { recursive: true });
		writeFileSync(file, text);
	}
	return routes + more;
}
