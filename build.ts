import "./generator/productionMode.ts";
import { findCurrentBuild, hashInputs, keepBuildRecord } from "./generator/buildRecord.ts";
import { readOptions } from "./generator/options.ts";
import { createReport } from "./generator/report.ts";
import { lockOutput, writeOutput } from "./generator/writeOutput.ts";

/** One command turns data/ into dist/: load → routes → assets → pages → check → write. */
async function build(): Promise<void> {
	const report = createReport(process.stderr, () => performance.now());
	let unlock = () => {};
	try {
		const options = readOptions(process.argv.slice(2), process.env, Date.now());
		unlock = lockOutput(options.out);
		const inputs = report.step("compare", () => hashInputs(options));
		const current = findCurrentBuild(options, inputs);
		if (current) return report.unchanged(current.beforePublishing, options);
		const steps = await report.step("start", () => import("./generator/steps.ts"));
		const site = report.step("load", () => steps.loadSite(options.data, options.buildDate));
		const beforePublishing = steps.checkPlaceholders(site, options);
		const routes = report.step("routes", () => steps.planRoutes(site));
		const assets = await report.step("assets", () => steps.bundleAssets(site, routes, options, report.progress));
		const pages = await report.step("pages", () => steps.renderPages(routes, site, assets.index));
		const extras = await report.step("extras", () => steps.renderExtras(routes, site, pages, options));
		const output = await report.step("gather", () => steps.precompress(steps.collectOutput(pages, assets.files, extras), options));
		report.step("check", () => steps.checkOutput(output, routes, site.business.url));
		report.step("write", () => writeOutput(options.out, output));
		keepBuildRecord(options, inputs, beforePublishing);
		report.summary(output, options);
		report.beforePublishing(beforePublishing);
	} catch (error) {
		report.failure(error);
		process.exitCode = 1;
	} finally {
		unlock();
	}
}

await build();
