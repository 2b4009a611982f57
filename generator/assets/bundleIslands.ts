import { readFileSync } from "node:fs";
import { basename, parse, relative } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { getCountryCallingCode } from "libphonenumber-js/min";
import { type CompanyHours, planSpecialDays, planWeek } from "../../islands/openingHours.ts";
import { registry } from "../../islands/registry.ts";
import { planServices } from "../../islands/services/planServices.ts";
import { planHolidays } from "../../site/hours.ts";
import type { IslandWords } from "../../site/islandWords.ts";
import { siteAddress } from "../../site/links.ts";
import { shapeOfCodes } from "../../site/postalCodes.ts";
import type { Site } from "../../site/site.ts";
import { islandWords } from "../../site/words.ts";
import { integrityOf } from "../hash.ts";
import { root } from "../root.ts";
import { oldestBrowsers } from "./oldestBrowsers.ts";

/**
 * Adds to each island's .tsx file a function `enhance`, which hydrates the island. The loader
 * starts islands only through `enhance`, so the loader doesn't contain Preact.
 *
 * Imports `createElement` in all .tsx files, because esbuild compiles JSX to calls of it. Preact's
 * JSX runtime would add 270 bytes (brotli), and esbuild's `inject` would add Preact to the loader.
 */
const jsx: Plugin = {
	name: "jsx",
	setup({ onLoad }) {
		onLoad({ filter: /\.tsx$/ }, ({ path }) => {
			const { name } = parse(path);
			const enhance = `import { hydrateIsland } from "./hydrateIsland.ts";
export const enhance = (root, props) => hydrateIsland(${name}, props, root);`;
			return {
				loader: "tsx",
				contents: `import { createElement as h, Fragment } from "react";
${readFileSync(path, "utf8")}
${name in registry ? enhance : ""}`,
			};
		});
	},
};

const startService = ({ name, settings }: ReturnType<typeof planServices>[number]) =>
	`import { start as ${name} } from "./islands/services/${name}.ts"; ${name}(${JSON.stringify(settings)});`;

const companyModules = (
	words: IslandWords,
	hours: CompanyHours,
	services: ReturnType<typeof planServices>,
): Plugin => ({
	name: "company",
	setup({ onLoad, onResolve }) {
		const modules = new Map([
			["services", services.map(startService).join("\n")],
			["hours", `export const hours = ${JSON.stringify(hours)}`],
		]);
		for (const [section, value] of Object.entries(words))
			modules.set(`words/${section}`, `export const words = ${JSON.stringify(value)}`);
		onResolve({ filter: /^#(hours|services|words)/ }, ({ path }) => ({
			path: path.slice(1),
			namespace: "company",
		}));
		onLoad({ filter: /^/, namespace: "company" }, ({ path }) => ({
			contents: modules.get(path) ?? "",
			resolveDir: root,
		}));
	},
});

/** The company's settings for the islands. esbuild replaces each name in the code by its value. */
function companyValues({ business, pages, towns }: Site): Readonly<Record<string, string>> {
	const codes = shapeOfCodes([...towns.values()].flatMap(({ zips }) => zips));
	const isNorthAmerica = getCountryCallingCode(business.address.country as never) === "1";
	return {
		"import.meta.browser": "true",
		"import.meta.formProvider": JSON.stringify(business.form.provider),
		"import.meta.askFirst": JSON.stringify(business.outsideServices?.ask) ?? "undefined",
		"import.meta.attribution": JSON.stringify(business.attribution),
		"import.meta.formPhoto": JSON.stringify(pages.contact.form.photo !== undefined),
		"import.meta.northAmerica": JSON.stringify(isNorthAmerica),
		"import.meta.codePattern": JSON.stringify(codes.pattern),
	};
}

function companyHours({ business, clock, buildDate }: Site): CompanyHours {
	const holidays = planHolidays(business.holidays, `${buildDate.slice(0, 4)}-01-01`, 3);
	return { week: planWeek(business.hours), special: planSpecialDays(holidays), clock };
}

/**
 * Bundles the islands: a loader, a chunk for each island, shared chunks, and a file of all islands,
 * which the loader fetches if a chunk doesn't arrive. From islands/form/providers, only the
 * company's form provider is bundled.
 * @throws esbuild's BuildFailure, with file and line
 */
export async function bundleIslands(site: Site) {
	const { business, speech } = site;
	const { basePath } = siteAddress(business.url);
	const services = planServices(business.outsideServices);
	const options = {
		absWorkingDir: root,
		outdir: ".",
		chunkNames: "assets/[name]-[hash]",
		write: false,
		bundle: true,
		format: "esm",
		target: Object.entries(oldestBrowsers).map(([name, parts]) => `${name}${parts.join(".")}`),
		charset: "utf8",
		minify: true,
		legalComments: "none",
		metafile: true,
		alias: {
			react: "./islands/react.ts",
			"#form-provider": `./islands/form/providers/${business.form.provider}.ts`,
		},
		define: companyValues(site),
		plugins: [jsx, companyModules(islandWords(speech, business), companyHours(site), services)],
		jsx: "transform",
		jsxFactory: "h",
		jsxFragment: "Fragment",
		tsconfigRaw: {},
	} as const satisfies BuildOptions;
	const { outputFiles: allIslands } = await build({
		...options,
		entryPoints: ["islands/registry.ts"],
		entryNames: "assets/allIslands-[hash]",
	});
	const { outputFiles, metafile } = await build({
		...options,
		entryPoints: ["islands/loader.ts"],
		entryNames: "assets/islands-[hash]",
		splitting: true,
		define: {
			...options.define,
			"import.meta.allIslands": JSON.stringify(`./${basename(allIslands[0]?.path ?? "")}`),
		},
	});

	const files = [...allIslands, ...outputFiles].map(({ path, text }) => {
		const name = relative(root, path).replaceAll("\\", "/");
		return { path: name, contents: text, owner: "the islands" };
	});
	const loader = files.find(({ path }) => path.startsWith("assets/islands-"));
	const integrity = integrityOf(loader?.contents ?? "");
	return { files, assets: { loader: { src: `${basePath}/${loader?.path}`, integrity } }, metafile };
}
