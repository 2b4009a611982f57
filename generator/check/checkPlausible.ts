import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";
import type { Checking } from "../../site/checking.ts";
import { dataFields } from "../../site/dataFields.ts";
import { milesBetween } from "../../site/distance.ts";
import type { Values } from "../../site/messages.ts";
import type { Business } from "../../site/schema/schema.ts";
import type { Site, Town } from "../../site/site.ts";
import { type State, states } from "../../site/states.ts";

/**
 * In these countries, a town can have thousands of postal codes. `zips` may list only their
 * beginnings: "K1A" in Canada, "10" in Germany.
 * https://en.wikipedia.org/wiki/Postal_codes_in_Canada#Forward_sortation_areas
 * https://en.wikipedia.org/wiki/Postcodes_in_the_United_Kingdom#Outward_code
 * https://en.wikipedia.org/wiki/Eircode (routing key)
 */
const postalAreas: Readonly<Record<string, RegExp>> = {
	CA: /^[A-Z]\d[A-Z]$/,
	GB: /^[A-Z]{1,2}\d[A-Z\d]?$/,
	IE: /^[A-Z]\d[\dW]$/,
	NL: /^\d{4}$/,
	DE: /^\d{2,4}$/,
};

/** In miles. A town farther from the office than this probably has wrong coordinates. */
const maxMiles = 200;
/** In degrees. A place may be this far outside its state's bounding box. */
const tolerance = 0.2;

type Coordinates = Site["business"]["coordinates"];

/** Reports valid values that are unlikely, such as a town far from the office. */
export function checkPlausible(site: Site, checking: Checking): void {
	checkOffice(site, checking);
	checkValues(site, checking);
	for (const town of site.towns.values()) checkTown(town, site, checking);
}

function checkOffice({ business }: Site, { report }: Checking): void {
	const { address, coordinates } = business;
	const state = stateOf(address);
	if (address.country === "US" && !state)
		report("state-unknown", "business", ["address", "state"], address.state);
	if (!state) return;
	if (!isIn(state, coordinates))
		report("coordinates-outside-state", "business", ["coordinates"], coordinates, {
			state: state.name,
			...correctionOf(coordinates, (place) => isIn(state, place)),
		});
	if (isZip(address.zip) && stateOfZip(address.zip) !== state)
		report("zip-outside-state", "business", ["address", "zip"], address.zip, { name: state.name });
}

/**
 * Reports postal codes that the company's country doesn't have. Warns of future dates in fields for
 * past dates, and of area codes that libphonenumber-js doesn't know, because they may be new.
 */
function checkValues(site: Site, { report, warn }: Checking): void {
	const { country } = site.business.address;
	const hasFormat = postcodeValidatorExistsForCountry(country);
	for (const { name, path, value, roles } of dataFields(site)) {
		if (typeof value !== "string") continue;
		const isArea = roles.includes("postalArea") && postalAreas[country]?.test(value);
		if (roles.includes("postalCode") && hasFormat && !postcodeValidator(value, country) && !isArea)
			report("postal-code-country", name, path, value, {
				countryName: new Intl.DisplayNames("en", { type: "region" }).of(country),
			});
		if (roles.includes("phone") && !parsePhoneNumberFromString(value)?.isValid())
			warn("phone-area-unknown", name, path, value);
		if (roles.includes("past") && value > site.buildDate)
			warn("date-in-future", name, path, value, { today: site.buildDate });
	}
}

function checkTown(town: Town, { business }: Site, { report, warn }: Checking): void {
	const name = `areas/${town.id}`;
	const { address, coordinates } = business;
	if (!town.coordinates) return;
	// If the office's coordinates are wrong, every town seems far away: report only the office.
	const state = stateOf(address);
	const isOfficeMisplaced = state !== undefined && !isIn(state, coordinates);
	const isNear = (place: Coordinates) =>
		isOfficeMisplaced || milesBetween(coordinates, place) <= maxMiles;
	if (!isNear(town.coordinates)) {
		const correction = correctionOf(town.coordinates, isNear);
		const tell = correction ? report : warn;
		const { miles, coordinates: place } = town;
		tell("town-far-from-office", name, ["coordinates"], place, { maxMiles, miles, ...correction });
		return;
	}
	if (address.country !== "US") return;
	for (const [index, zip] of town.zips.entries()) {
		const owner = stateOfZip(zip);
		if (isZip(zip) && !(owner && isIn(owner, town.coordinates)))
			report("town-zip-outside-state", name, ["zips", index], zip, { owner: owner?.name });
	}
}

const stateOf = ({ country, state }: Business["address"]): State | undefined =>
	country === "US" && Object.hasOwn(states, state) ? states[state] : undefined;

const isZip = (code: string): boolean => postcodeValidator(code, "US");

function isIn({ box: [south, north, west, east] }: State, [latitude, longitude]: Coordinates) {
	const isBetween = (low: number, at: number, high: number) =>
		at > low - tolerance && at < high + tolerance;
	return isBetween(south, latitude, north) && isBetween(west, longitude, east);
}

const zipRanges = Object.values(states).flatMap((state) =>
	state.zips.split(" ").map((range) => {
		const [first = "", last = first] = range.split("-");
		return { first, last, state };
	}),
);

function stateOfZip(zip: string): State | undefined {
	const prefix = zip.slice(0, 3);
	return zipRanges.findLast(({ first, last }) => first <= prefix && prefix <= last)?.state;
}

/** Proposes the longitude with a minus, or the numbers swapped, if `isRight` accepts the place. */
function correctionOf(
	[latitude, longitude]: Coordinates,
	isRight: (place: Coordinates) => boolean,
): Values | undefined {
	if (isRight([latitude, -longitude])) return { minus: `${latitude}, ${-longitude}` };
	return isRight([longitude, latitude]) ? { swapped: `${longitude}, ${latitude}` } : undefined;
}
