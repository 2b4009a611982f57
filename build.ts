import "./generator/productionMode.ts";
import { bundleAssets } from "./generator/assets/bundleAssets.ts";
import { openCache } from "./generator/cache.ts";
import { checkPlaceholders } from "./generator/check/checkPlaceholders.ts";
import { listSwitchedOff } from "./generator/check/listSwitchedOff.ts";
import { remindOfHolidays } from "./generator/check/remindOfHolidays.ts";
import { renderHelp } from "./generator/commands.ts";
import { loadSite } from "./generator/load/loadSite.ts";
import { planMaps } from "./generator/map/maps.ts";
import { readOptions } from "./generator/options.ts";
import { checkBudgets } from "./generator/output/checkBudgets.ts";
import { checkOutput } from "./generator/output/checkOutput.ts";
import { findNewWarnings } from "./generator/output/notes.ts";
import { collectOutput } from "./generator/output/output.ts";
import { precompress } from "./generator/output/precompress.ts";
import { findRemovedPages } from "./generator/output/removedPages.ts";
import { createReport } from "./generator/output/report.ts";
import { prepareOutput, writeOutput } from "./generator/output/writeOutput.ts";
import { programDigest } from "./generator/programDigest.ts";
import { minifyPages } from "./generator/render/minifyPages.ts";
import { renderExtras } from "./generator/render/renderExtras.ts";
import { createRenderContext, renderPages } from "./generator/render/renderPages.tsx";
import { cacheFolder } from "./generator/root.ts";

/**
 * The command `build`: turns data/ into dist/. Prints errors instead of throwing them, and sets the
 * exit code.
 */
export async function run(args: readonly string[]): Promise<void> {
	const report = createReport(process.stderr, () => performance.now());
	try {
		const options = readOptions(args, process.env, Date.now());
		if (options.help) return void process.stdout.write(renderHelp("build"));
		prepareOutput(options.out, options.data);
		const cache = openCache(cacheFolder);
		const loaded = report.step("load", () => loadSite(options.data, options.time, { cacheFolder }));
		const { site, routes } = loaded;
		const beforePublishing = checkPlaceholders(loaded, options);
		const maps = report.step("maps", () => planMaps(site));
		const { files, assets, ...drawn } = await report.step("assets", () =>
			bundleAssets(loaded, options, cache),
		);
		const last = { out: options.out, cacheFolder, program: programDigest };
		const pages = await report.step("pages", () => {
			const rendered = renderPages(routes, createRenderContext(site, routes, assets, maps));
			return minifyPages(rendered, options, last);
		});
		const extras = report.step("extras", () => renderExtras(site, routes, options));
		const output = await report.step("gather", () =>
			precompress(collectOutput(pages, files, extras), options),
		);
		report.step("check", () => checkOutput(pages, output, site, loaded.findLinks));
		const overBudget = await report.step("budgets", () => checkBudgets(pages, cache));
		const removedPages = report.step("removed", () => findRemovedPages(options.out, output, site));
		report.step("write", () => writeOutput(options.out, output));
		report.summary(pages.length, output, options);
		const found = [...loaded.warnings, ...drawn.warnings, ...remindOfHolidays(site)];
		const lasting = [...found, ...overBudget];
		const newWarnings = [...findNewWarnings(lasting, { ...options, cacheFolder }), ...removedPages];
		const warnings = [...lasting, ...removedPages];
		const switchedOff = listSwitchedOff(site);
		report.notes({ warnings, newWarnings, beforePublishing, switchedOff }, options);
		report.next(options);
	} catch (error) {
		report.failure(error);
		process.exitCode = 1;
	}
}

// Build if this file is started itself (`tsx build.ts`). program.js and cli.ts call `run` instead.
if (process.argv[1]?.endsWith("build.ts")) await run(process.argv.slice(2));
