import { pathIn, planLanguage } from "../../pages/planRoutes.ts";
import { type Checking, filesIn } from "../../site/checking.ts";
import type { Files } from "../../site/dataFile.ts";
import { optionalPageFiles, pageFiles, folders as pageFolders } from "../../site/files.ts";
import { languageCode } from "../../site/languages.ts";
import type { Business } from "../../site/schema/schema.ts";
import { encodePath } from "../../site/schema/usualForms.ts";
import type { Words } from "../../site/schema/wordsSchema.ts";
import type { Site, TownId, Translation } from "../../site/site.ts";
import { planSpeech } from "../../site/words.ts";
import { checkAgeing } from "../check/checkAgeing.ts";
import { checkKinds } from "../check/checkKinds.ts";
import { checkNames } from "../check/checkNames.ts";
import { checkOldAddresses } from "../check/checkOldAddresses.ts";
import { checkPlausible } from "../check/checkPlausible.ts";
import { checkReferences, checkTexts, pageOf } from "../check/checkReferences.ts";
import { checkContacts, checkRepeatedFacts } from "../check/checkRepeatedFacts.ts";
import { checkTheme } from "../check/checkTheme.ts";
import { checkTwice } from "../check/checkTwice.ts";
import { createChecking } from "../check/createChecking.ts";
import { DataProblems } from "../problems.ts";
import { gatherFacts } from "./facts.ts";
import { gatherFolder } from "./folders.ts";
import { gatherPlaces } from "./places.ts";
import { planClock } from "./planClock.ts";
import { checkArrived, listPublicFiles } from "./publicFiles.ts";
import type { TranslatedFiles } from "./translations.ts";

/**
 * Joins the files of a data folder into one site, and checks them against each other.
 * @param translations the site's languages. Redirects may lead to their pages.
 * @param when the build's day or time, as in `loadSite`
 * @param advises as in `LoadSettings`
 * @returns the site without its translations, and the `paths` of its pages and of the files in
 * public/
 * @throws DataProblems with every problem found
 */
export function assembleSite(
	files: Files,
	folder: string,
	translations: readonly Translation[],
	when: string | Date,
	advises: boolean,
) {
	const checking = createChecking(files, folder);
	const day = dayOf(when, checking.rawValue<Business>("business"));
	const site = gatherSite(day, checking);
	const routes = planLanguage(site);
	const paths = new Set<string>([
		...routes.map(({ path }) => path),
		...routes.flatMap(({ feed }) => (feed === undefined ? [] : `/${feed}`)),
		...["/contact.vcf", "/sitemap.xml", "/robots.txt"],
		...site.publicFiles.map((file) => `/${encodePath(file)}`),
	]);
	// Call `checkKinds` first: report missing pages before the names and links that lead to them.
	checkArrived(folder, checking);
	checkKinds(site, routes, checking);
	checkNames(site, paths, checking);
	const translated = translations.flatMap((translation) =>
		routes
			.filter(({ data }) => translation.names.has(data))
			.map(({ source, data }) => pathIn(translation, source, data)),
	);
	checkReferences(site, paths, translated, checking);
	checkPlausible(site, checking);
	checkTwice(files.values(), checking);
	if (advises) {
		checkAgeing(site, checking);
		checkOldAddresses(site, checking);
		checkRepeatedFacts(site, checking);
		checkContacts(site, files.values(), checking);
	}
	checkTheme(site.theme, checking);
	if (checking.problems.length > 0) throw new DataProblems(checking.problems);
	return { site, routes, paths, warnings: checking.warnings, locate: checking.locate };
}

/** `sv-SE` formats dates as YYYY-MM-DD. */
const dayOf = (when: string | Date, { timeZone }: Pick<Business, "timeZone">): string =>
	typeof when === "string" ? when : when.toLocaleDateString("sv-SE", { timeZone });

/**
 * Assembles the site of a translation, and checks its texts and addresses. References to
 * towns, services and photos are checked in the main language only.
 * @param paths the paths of the main language's pages and of the files in public/
 * @throws DataProblems with every problem found
 */
export function assembleTranslation(
	translated: TranslatedFiles,
	main: Site,
	paths: ReadonlySet<string>,
) {
	const { files, own, translation, warnings } = translated;
	const checking = createChecking(files, main.folder, translation.code);
	const site = gatherSite(main.buildDate, checking, { main, translation });
	const routes = planLanguage(site);
	const owners = new Map(routes.map(({ source, path }) => [path, source]));
	for (const { source, path, data } of routes)
		if (owners.get(path) !== source)
			checking.report("address-twice", data, ["slug"], path, { owner: owners.get(path) });
	const redirected = new Set(main.redirects.map(({ from }) => from));
	checkTexts(own, paths, checking, (name, path, target) => {
		if (redirected.has(pageOf(target))) return;
		checking.warn("link-unknown", name, path, target, { main: "main" });
	});
	checkTwice(own, checking);
	checkContacts(site, own, checking);
	if (checking.problems.length > 0) throw new DataProblems(checking.problems);
	return { site, routes, warnings: [...warnings, ...checking.warnings] };
}

function gatherSite(
	buildDate: string,
	checking: Checking,
	translated?: { readonly main: Site; readonly translation: Translation },
): Site {
	const { files, folder, rawValue } = checking;
	// Don't report references to missing pages in a translation, because it may have fewer pages.
	const references = translated ? { ...checking, report: () => {} } : checking;
	const words = rawValue<Words>("words");
	const original = translated && languageCode(translated.main.speech.language);
	const speech = planSpeech(words, rawValue<Business>("business"), original);
	const facts = gatherFacts(buildDate, speech, checking);
	const { record } = facts;
	const business = record<Business>("business");
	const untranslated = (id: TownId) =>
		translated?.translation.names.has(`areas/${id}`) ? undefined : translated?.main.towns.get(id);
	const { counties, towns } = gatherPlaces(business, facts, references, untranslated);
	const { services, ...folders } = Object.fromEntries(
		pageFolders
			.filter(({ name }) => !name.startsWith("areas"))
			.map(({ name }) => [
				name,
				gatherFolder<{ readonly order?: number }>(name, filesIn(name, files), facts, references),
			]),
	) as { readonly services: Site["services"] } & Site["folders"];
	const site: Site = {
		business,
		facts: facts.written,
		words,
		speech,
		counties,
		services,
		towns: new Map(towns.map((town) => [town.id, town] as const)),
		pages: Object.freeze(
			Object.fromEntries(
				Object.keys({ ...pageFiles, ...optionalPageFiles }).map((name) => [name, record(name)]),
			),
		) as Site["pages"],
		folders: Object.freeze(folders),
		team: record("team"),
		certifications: record("certifications"),
		redirects: record("redirects"),
		theme: record("theme"),
		admin: record("admin"),
		landmarks: record("landmarks"),
		offers: record("offers"),
		townServices: record("town-services"),
		folder,
		files: Object.freeze(facts.filled),
		publicFiles: translated?.main.publicFiles ?? listPublicFiles(folder, checking),
		buildDate,
		clock: planClock(business.timeZone, Number(buildDate.slice(0, 4))),
		translation: translated?.translation,
		translations: Object.freeze([]),
	};
	return Object.freeze(site);
}
