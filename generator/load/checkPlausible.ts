import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";
import { type Holiday, weekdays } from "../../schema/calendar.ts";
import { networkKeys } from "../../schema/networks.ts";
import { type State, states } from "../../schema/states.ts";
import { dataFields } from "../site/dataFields.ts";
import { milesBetween } from "../site/distance.ts";
import { planHolidays } from "../site/hours.ts";
import type { Site } from "../site/site.ts";
import type { DataFile } from "./dataFile.ts";
import type { Findings } from "./findings.ts";

type Place = readonly [latitude: number, longitude: number];

/**
 * The start of a postal code that names an area, in countries where a town has thousands of codes:
 * https://en.wikipedia.org/wiki/Postal_codes_in_Canada#Forward_sortation_areas,
 * https://en.wikipedia.org/wiki/Postcodes_in_the_United_Kingdom#Outward_code,
 * https://en.wikipedia.org/wiki/Eircode (routing key), Dutch and German postal codes.
 */
const postalAreas: Readonly<Record<string, RegExp>> = {
	CA: /^[A-Z]\d[A-Z]$/,
	GB: /^[A-Z]{1,2}\d[A-Z\d]?$/,
	IE: /^[A-Z]\d[\dW]$/,
	NL: /^\d{4}$/,
	DE: /^\d{2,4}$/,
};

/** Miles. No technician drives farther to a job. */
const maxMiles = 200;
/** Degrees by which a place may lie outside its state's box. */
const tolerance = 0.2;

const lengthOf = ({ date, through }: Pick<Holiday, "date" | "through">): number =>
	Date.parse(through) - Date.parse(date);

/** Looks for valid but unlikely values: typing slips, and copied fields that nobody changed. */
export function checkPlausible(site: Site, { report, warn }: Findings): void {
	const { business, pages, permits, buildDate } = site;
	const towns = [...site.towns.values()];
	const { address } = business;
	const state =
		address.country === "US" && Object.hasOwn(states, address.state)
			? states[address.state]
			: undefined;
	const byZip = statesByZip();
	const isAmerican = address.country === "US";
	const countries = new Intl.DisplayNames("en", { type: "region" });

	if (isAmerican && !state)
		report(
			"state-unknown",
			"business",
			["address", "state"],
			address.state,
			"a state's postal abbreviation",
			"Write its two capital letters.",
		);
	/**
	 * True if the code fits the country, or if the format of the country's codes is unknown.
	 * @param area the shape of a postal area, where the code may be one
	 */
	const checkCode = (
		name: string,
		path: readonly PropertyKey[],
		code: string,
		area?: RegExp,
	): boolean => {
		const fits =
			!postcodeValidatorExistsForCountry(address.country) ||
			postcodeValidator(code, address.country) ||
			area?.test(code) === true;
		if (!fits)
			report(
				"postal-code-country",
				name,
				path,
				code,
				`a postal code of the country, ${countries.of(address.country)}`,
				'Correct it, in quotes, or the country in "address".',
			);
		return fits;
	};
	const fitsCountry = checkCode("business", ["address", "zip"], address.zip);
	const isOfficeOutsideState = state !== undefined && !isIn(state, business.coordinates);
	if (state) {
		const fix = suggestFix(business.coordinates, (place) => isIn(state, place));
		if (isOfficeOutsideState)
			report(
				"coordinates-outside-state",
				"business",
				["coordinates"],
				business.coordinates,
				`a place in ${state.name}`,
				fix,
			);
		if (fitsCountry && byZip.get(address.zip.slice(0, 3)) !== state)
			report(
				"zip-outside-state",
				"business",
				["address", "zip"],
				address.zip,
				`a ZIP of ${state.name}`,
				"Correct the ZIP, or the state.",
			);
	}
	// What the policy says of cookies and analytics was written before the script was added.
	for (const [index, { src }] of (business.outsideScripts ?? []).entries()) {
		const { hostname } = new URL(src);
		const fix = `Say in ${site.folder}/privacy-policy.md what it collects, and correct what is no longer true there.`;
		if (!pages["privacy-policy"].body.includes(hostname))
			warn(
				"script-not-in-policy",
				"business",
				["outsideScripts", index, "src"],
				src,
				`a privacy policy that names ${hostname}`,
				fix,
			);
	}
	const phones: readonly (readonly [
		name: string,
		path: readonly PropertyKey[],
		phone: string | null | undefined,
	])[] = [
		["business", ["phone"], business.phone],
		["business", ["textPhone"], business.textPhone],
		...(permits?.offices ?? []).map(
			({ phone }, index) => ["permits", ["offices", index, "phone"], phone] as const,
		),
	];
	// Only a warning: an area code may be newer than the list in libphonenumber-js.
	for (const [name, path, phone] of phones)
		if (phone && !parsePhoneNumberFromString(phone)?.isValid())
			warn(
				"phone-area-unknown",
				name,
				path,
				phone,
				"a phone number of an area that its country has",
				"Compare its digits; a new area code may be missing from the list.",
			);
	if (business.founded > Number(buildDate.slice(0, 4)))
		warn(
			"founded-in-future",
			"business",
			["founded"],
			business.founded,
			`a year that is over by ${buildDate}`,
			"Correct the year.",
		);

	for (const [network, url] of Object.entries(business.social)) {
		const owner = networkKeys.find(
			(other) =>
				other !== network && url?.replace("://www.", "://").startsWith(`https://${other}.com/`),
		);
		if (owner)
			warn(
				"profile-network",
				"business",
				["social", network],
				url,
				`a profile on ${network}`,
				`This one is on ${owner}: correct the address.`,
			);
	}

	const { holidays } = business;
	for (const [index, holiday] of holidays.entries()) {
		const [own] = planHolidays([holiday], buildDate, 1);
		// Two lines with hours for one day are a day with a break.
		const other = planHolidays(holidays.slice(0, index), buildDate, 1).find(
			({ date, through, days, spans }) =>
				own &&
				date <= own.through &&
				through >= own.date &&
				// A day within a season counts before it.
				lengthOf({ date, through }) === lengthOf(own) &&
				(days ?? weekdays).some((day) => (own.days ?? weekdays).includes(day)) &&
				(spans.length === 0 || own.spans.length === 0),
		);
		const expected = `a day that is not closed and open at once (${other?.name} is on ${other?.date} too)`;
		if (other)
			warn(
				"holiday-twice",
				"business",
				["holidays", index, "day"],
				holiday.day,
				expected,
				"Remove one of the two: the hours show both.",
			);
	}

	for (const town of towns) {
		const name = `areas/${town.id}`;
		if (town.neighborhoods.length === 0 && town.neighborhoodsNote !== undefined)
			warn(
				"note-without-neighborhoods",
				name,
				["neighborhoodsNote"],
				town.neighborhoodsNote,
				"no note where there are no neighborhoods to stand above",
				"Remove it: no page shows it.",
			);
		const codes = [...town.zips.entries()].filter(([index, zip]) =>
			checkCode(name, ["zips", index], zip, postalAreas[address.country]),
		);
		// With wrong coordinates of the office, every town seems far away. Report only the office then.
		const isNear = (place: Place) =>
			isOfficeOutsideState || milesBetween(business.coordinates, place) <= maxMiles;
		if (!isNear(town.coordinates)) {
			const fix = suggestFix(town.coordinates, isNear);
			const tell = fix.startsWith("Correct") ? warn : report;
			tell(
				"town-far-from-office",
				name,
				["coordinates"],
				town.coordinates,
				`a place less than ${maxMiles} miles from the office (this one is ${town.miles})`,
				fix,
			);
		} else if (isAmerican) {
			for (const [index, zip] of codes) {
				const owner = byZip.get(zip.slice(0, 3));
				const fix = owner
					? `Correct it: this one is in ${owner.name}.`
					: "Correct it: no ZIP starts like this.";
				if (!owner || !isIn(owner, town.coordinates))
					report(
						"town-zip-outside-state",
						name,
						["zips", index],
						zip,
						"a ZIP of the state that the town is in",
						fix,
					);
			}
		}
	}
	const base = towns.find(({ isBase }) => isBase);
	const afterMove =
		"After a move set isBase in the new town, coordinates and directions here, then responseMinutes and travel in every town.";
	if (base && base.name !== address.city)
		warn(
			"base-not-office-city",
			"business",
			["address", "city"],
			address.city,
			`the town with isBase: true, which is ${base.name}`,
			afterMove,
		);
	if (base && milesBetween(business.coordinates, base.coordinates) > 15)
		warn(
			"office-far-from-base",
			"business",
			["coordinates"],
			business.coordinates,
			`a place near ${base.name}, where the office is`,
			"Put the office's position.",
		);

	for (const { name, path, value, roles } of dataFields(site))
		if (roles.includes("past") && typeof value === "string" && value > buildDate)
			warn("date-in-future", name, path, value, `a day up to ${buildDate}`, "Correct the date.");

	const bands = pages.areas.bands.items.map(({ minutes }) => minutes);
	for (const [index, minutes] of bands.entries()) {
		const end = bands[index - 1]?.[1] ?? 0;
		const one =
			"Let each band begin where the one before it ends: maps show a town by the first that its middle minute is in.";
		if (minutes[0] < end)
			warn(
				"band-gap",
				"areas",
				["bands", "items", index, "minutes"],
				minutes,
				`a band from ${end} minutes on`,
				one,
			);
	}
	const range = (pairs: readonly (readonly [number, number])[]) => [
		Math.min(...pairs.map(([low]) => low)),
		Math.max(...pairs.map(([, high]) => high)),
	];
	const inBands = range(bands).join("–");
	const inTowns = range(towns.map(({ responseMinutes }) => responseMinutes)).join("–");
	const fix = "Correct the bands here, or responseMinutes in the towns.";
	if (towns.length > 0 && inBands !== inTowns)
		warn(
			"bands-differ-from-towns",
			"areas",
			["bands", "items"],
			`${inBands} minutes in all`,
			`what the towns say: ${inTowns} minutes`,
			fix,
		);
}

/**
 * Reports titles and descriptions that two pages share. Search results show nothing else of a page.
 */
export function checkOwnTitles(
	files: Iterable<Pick<DataFile, "name" | "file" | "value">>,
	{ report }: Pick<Findings, "report">,
): void {
	const known = new Map<string, string>();
	for (const { name, file, value } of files) {
		for (const field of ["title", "description"]) {
			const text: unknown = (value as Record<string, unknown>)[field];
			if (typeof text !== "string") continue;
			const other = known.get(`${field} ${text}`);
			const fix = "Write what this page alone is about. Where one is a copy, change the copy.";
			if (other)
				report(
					"title-twice",
					name,
					[field],
					text,
					`a ${field} that no other page has (this one is in ${other} too)`,
					fix,
				);
			known.set(`${field} ${text}`, other ?? file);
		}
	}
}

function isIn({ box: [south, north, west, east] }: State, [latitude, longitude]: Place): boolean {
	return (
		latitude > south - tolerance &&
		latitude < north + tolerance &&
		longitude > west - tolerance &&
		longitude < east + tolerance
	);
}

function statesByZip(): ReadonlyMap<string, State> {
	const found = new Map<string, State>();
	for (const state of Object.values(states)) {
		for (const range of state.zips.split(" ")) {
			const [first = "", last = first] = range.split("-");
			for (let prefix = Number(first); prefix <= Number(last); prefix++)
				found.set(String(prefix).padStart(3, "0"), state);
		}
	}
	return found;
}

/** Adds a missing minus, or swaps the two numbers, if that makes the place right. */
function suggestFix([latitude, longitude]: Place, isRight: (place: Place) => boolean): string {
	if (isRight([latitude, -longitude]))
		return `A minus is missing: write [${latitude}, ${-longitude}]. Longitudes in America are negative.`;
	if (isRight([longitude, latitude]))
		return `The two are swapped: write [${longitude}, ${latitude}]. Latitude comes first.`;
	return "Correct them: latitude first, longitude second, as a map's address has them.";
}
