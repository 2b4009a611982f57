import type {
	Business,
	HowToData,
	HowTosData,
	PageName,
	ServiceData,
	SymptomBranchData,
	SymptomsData,
} from "../../schema/schema.ts";
import { pageSchemas } from "../../schema/schema.ts";
import type { Words } from "../../schema/wordsSchema.ts";
import { DataProblems, formatField } from "../problems.ts";
import { languageCode } from "../site/languages.ts";
import { planRoutes } from "../site/routes.ts";
import type { Site, TownId } from "../site/site.ts";
import { planSpeech } from "../site/words.ts";
import { checkAgeing } from "./checkAgeing.ts";
import { checkAlike } from "./checkAlike.ts";
import { checkOptionalPages } from "./checkOptionalPages.ts";
import { checkOwnTitles, checkPlausible } from "./checkPlausible.ts";
import {
	checkReferences,
	checkTexts,
	checkTranslatedRedirects,
	pageOf,
} from "./checkReferences.ts";
import { checkRepeatedFacts } from "./checkRepeatedFacts.ts";
import { checkTheme } from "./checkTheme.ts";
import type { DataFile } from "./dataFile.ts";
import { gatherFacts } from "./facts.ts";
import { createFindings, type Findings } from "./findings.ts";
import { gatherFolder } from "./folders.ts";
import { gatherPlaces } from "./places.ts";
import { planClock } from "./planClock.ts";
import type { TranslatedFiles } from "./translations.ts";

/**
 * Makes one site of the files: fills in the facts, resolves what refers to what, and checks that it
 * does.
 * @param files every file of the folder, each valid by itself
 * @param languages the folders of its other languages
 * @param advises whether to look for what only the owner can know, too
 * @returns the site, and the paths of its pages
 * @throws DataProblems with everything that does not fit together
 */
export function assembleSite(
	files: ReadonlyMap<string, DataFile>,
	folder: string,
	languages: readonly string[],
	when: string | Date,
	advises: boolean,
) {
	const findings = createFindings(files, folder);
	const site = gatherSite(
		files,
		folder,
		dayOf(when, files.get("business")?.value as Business),
		findings,
	);
	const paths = new Set<string>(planRoutes(site).map(({ path }) => path));
	checkPages(paths, site.pages.testimonials.items.length > 0, findings);
	// First what is missing, then the links that lead there.
	checkOptionalPages(site, files, findings);
	checkReferences(site, [...files.values()], paths, languages, findings);
	checkPlausible(site, files.values(), findings);
	checkOwnTitles(files.values(), findings);
	if (advises) {
		checkAlike(site, findings);
		checkAgeing(site, findings);
		checkRepeatedFacts(files, site, findings);
	}
	checkTheme(site.theme, findings);
	if (findings.problems.length > 0) throw new DataProblems(findings.problems);
	Object.freeze(findings.warnings);
	return { site, paths };
}

/** YYYY-MM-DD, as Swedes write days: of a time, the day where the company is. */
const dayOf = (when: string | Date, { timeZone }: Pick<Business, "timeZone">): string =>
	typeof when === "string" ? when : when.toLocaleDateString("sv-SE", { timeZone });

/**
 * A page that is described in schema/schema.ts and written, and that the route table has forgotten,
 * would be nowhere.
 */
export function checkPages(
	paths: ReadonlySet<string>,
	hasReviews: boolean,
	{ report }: Pick<Findings, "report">,
): void {
	for (const name of Object.keys(pageSchemas)) {
		if (name === "testimonials" && !hasReviews) continue;
		const path = name === "home" ? "/" : `/${name}`;
		if (!paths.has(path))
			report(
				"route-missing",
				name,
				[],
				undefined,
				`a route with the path ${path}`,
				"Add a line for it in generator/site/routes.ts, or remove its schema.",
			);
	}
}

/**
 * Makes the site in another language. What refers to what, and every fact, has been checked in the
 * site itself.
 * @param paths those of the pages of the site itself
 * @throws DataProblems with everything that does not fit together
 */
export function assembleTranslation(
	translated: TranslatedFiles,
	main: Site,
	paths: ReadonlySet<string>,
): Site {
	const { files, own, translation, warnings } = translated;
	const findings = createFindings(files, `${main.folder}/${translation.code}`);
	const gathered = gatherSite(files, main.folder, main.buildDate, findings, {
		main,
		names: translation.names,
	});
	const routes = planRoutes({ ...gathered, translation });
	const owners = new Map(routes.map(({ source, path }) => [path, source]));
	for (const { source, path } of routes)
		if (owners.get(path) !== source)
			findings.report(
				"address-twice",
				source.slice(1),
				["slug"],
				path,
				`an address that ${owners.get(path)} has not`,
				"Give one of the two another slug.",
			);
	// The page of reviews waits for the first.
	for (const [name, slug] of translation.slugs)
		if (!paths.has(`/${name}`) && name !== "testimonials")
			findings.report(
				"slug-unused",
				name,
				["slug"],
				slug,
				"no slug",
				"Remove it: this file has no address to be a part of.",
			);
	const mend =
		"It leads to the nearest page above it. Use the path that the page has in the main language.";
	const redirected = new Set(main.redirects.map(({ from }) => from));
	checkTexts(own, paths, findings, (name, path, target) => {
		// A link that follows a redirect is counted in the main language's texts alone.
		if (redirected.has(pageOf(target))) return;
		findings.warn("link-unknown", name, path, target, "a link to a page that exists", mend);
	});
	checkTranslatedRedirects(main, translation.code, new Set<string>(owners.keys()), findings);
	checkOwnTitles(own, findings);
	if (findings.problems.length > 0) throw new DataProblems(findings.problems);
	return Object.freeze({ ...gathered, translation, warnings: [...warnings, ...findings.warnings] });
}

/** Files that a site has under their own names. */
const sameNames = [
	"team",
	"certifications",
	"redirects",
	"theme",
	"admin",
	"commercial",
	"permits",
	"hurricane",
	"prices",
	"landmarks",
] as const;

/**
 * @param translated the main language, where the site is a translation, and the names of the files
 * that it has
 */
function gatherSite(
	files: ReadonlyMap<string, DataFile>,
	folder: string,
	buildDate: string,
	findings: Findings,
	translated?: { readonly main: Site; readonly names: ReadonlySet<string> },
): Site {
	const all = [...files.values()];
	// A translation may lack what its pages refer to.
	const references = translated ? { ...findings, report: () => {} } : findings;
	const words = files.get("words")?.value as Words;
	const speech = planSpeech(
		words,
		files.get("business")?.value as Business,
		translated && languageCode(translated.main.speech.language),
	);
	const facts = gatherFacts(files, folder, buildDate, speech, findings);
	const { record } = facts;
	const business = record<Business>("business");
	const untranslated = (id: TownId) =>
		translated?.names.has(`areas/${id}`) ? undefined : translated?.main.towns.get(id);
	const { counties, towns } = gatherPlaces(all, business, folder, facts, references, untranslated);
	const services = gatherFolder<ServiceData>("services", all, facts, references);
	const branches = gatherFolder<SymptomBranchData>("symptoms", all, facts, references);
	const items = gatherFolder<HowToData>("how-to", all, facts, references);
	const symptoms = record<SymptomsData | undefined>("symptoms");
	const howTos = record<HowTosData | undefined>("how-to");
	return Object.freeze({
		business,
		facts: facts.written,
		words,
		speech,
		counties,
		services,
		towns: new Map(towns.map((town) => [town.id, town] as const)),
		pages: Object.freeze(
			Object.fromEntries(
				(Object.keys(pageSchemas) as PageName[]).map((name) => [name, record(name)]),
			),
		) as Site["pages"],
		...(Object.fromEntries(sameNames.map((name) => [name, record(name)])) as Pick<
			Site,
			(typeof sameNames)[number]
		>),
		townServices: record<Site["townServices"]>("town-services"),
		symptoms: symptoms && { page: symptoms, branches },
		howTos: howTos && { page: howTos, items },
		folder,
		buildDate,
		clock: planClock(business.timeZone, Number(buildDate.slice(0, 4))),
		warnings: findings.warnings,
		locate: findings.locate,
		unwritten: Object.freeze(
			all.flatMap(({ file, unwritten }) =>
				unwritten.length > 0
					? [
							Object.freeze({
								file: file.slice(folder.length + 1),
								fields: unwritten.map(formatField),
							}),
						]
					: [],
			),
		),
		translation: undefined,
		translations: Object.freeze([]),
	});
}
