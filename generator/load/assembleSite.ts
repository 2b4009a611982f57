import type { Business, PageName } from "../../data/schema.ts";
import { pageSchemas } from "../../data/schema.ts";
import type { Words } from "../../data/wordsSchema.ts";
import { DataProblems, formatField } from "../problems.ts";
import type { Site } from "../site/site.ts";
import { planSpeech } from "../site/words.ts";
import { gatherAnswers } from "./answers.ts";
import { checkAgeing } from "./checkAgeing.ts";
import { checkFiles } from "./checkFiles.ts";
import { checkTheme } from "./checkTheme.ts";
import type { DataFile } from "./dataFile.ts";
import { countYears, gatherFacts } from "./facts.ts";
import { createFindings } from "./findings.ts";
import { gatherHelp } from "./help.ts";
import { gatherCounties, gatherServices } from "./places.ts";
import { planClock } from "./planClock.ts";
import { checkPlausible } from "./plausible.ts";
import { checkReferences } from "./references.ts";
import { checkRepeatedFacts } from "./repeatedFacts.ts";

/**
 * Makes one site of the files: fills in the facts, resolves what refers to what, and checks that it does.
 *
 * @param files every file of the folder, each valid by itself
 * @param folder the data folder, for messages
 * @param buildDate YYYY-MM-DD
 * @throws DataProblems with everything that does not fit together
 */
export function assembleSite(files: ReadonlyMap<string, DataFile>, folder: string, buildDate: string): Site {
	const findings = createFindings(files, folder);
	const all = [...files.values()];
	const words = files.get("words")?.value as Words;
	const speech = planSpeech(words, files.get("business")?.value as Business);
	const facts = gatherFacts(files, folder, buildDate, speech, findings);
	const record = <T>(name: string): T => facts.fill<T>(files.get(name) as DataFile);

	const business = record<Business>("business");
	const counties = gatherCounties(all, business, folder, facts, findings);
	const services = gatherServices(all, facts, findings);
	const townServices = record<Site["townServices"]>("town-services");
	const towns = counties.flatMap((county) => county.towns);
	const site: Site = Object.freeze({
		...gatherAnswers(files, { towns, services, folder }, facts, findings),
		...gatherHelp(all, { services, townServices, folder }, facts, findings),
		business,
		facts: facts.written,
		words,
		speech,
		counties,
		services,
		towns: new Map(towns.map((town) => [town.id, town] as const)),
		pages: Object.freeze(Object.fromEntries((Object.keys(pageSchemas) as PageName[]).map((name) => [name, record(name)]))) as Site["pages"],
		team: record<Site["team"]>("team"),
		certifications: record<Site["certifications"]>("certifications"),
		townServices,
		redirects: record<Site["redirects"]>("redirects"),
		theme: record<Site["theme"]>("theme"),
		admin: files.has("admin") ? record<Site["admin"]>("admin") : undefined,
		landmarks: files.has("landmarks") ? record<Site["landmarks"]>("landmarks") : undefined,
		folder,
		buildDate,
		clock: planClock(business.timeZone, Number(buildDate.slice(0, 4))),
		overYears: countYears(business.founded, buildDate),
		warnings: findings.warnings,
		locate: findings.locate,
		unwritten: Object.freeze(all.flatMap(({ name, unwritten }) => (unwritten.length > 0 ? [Object.freeze({ name, fields: unwritten.map(formatField) })] : []))),
	});
	checkReferences(site, all, folder, findings);
	checkPlausible(site, findings);
	checkAgeing(site, findings);
	checkRepeatedFacts(all, facts.written, findings);
	checkTheme(site.theme, findings.report);
	checkFiles(site, findings.report);
	if (findings.problems.length > 0) throw new DataProblems(findings.problems);
	Object.freeze(findings.warnings);
	return site;
}
