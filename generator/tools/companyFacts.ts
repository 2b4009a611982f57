import { type Fields, isFields } from "../../site/inside.ts";
import { weekdays } from "../../site/schema/calendar.ts";
import { slugOf } from "../../site/schema/slugOf.ts";
import {
	toClosing,
	toInternationalPhone,
	toOpening,
	toStateCode,
} from "../../site/schema/usualForms.ts";
import { states } from "../../site/states.ts";

/** What a person told `npm run new` about a company. Undefined answers are left for later. */
export interface Answers {
	readonly name?: string | undefined;
	readonly phone?: string | undefined;
	readonly street?: string | undefined;
	readonly town?: string | undefined;
	readonly state?: string | undefined;
	readonly zip?: string | undefined;
	readonly towns?: string | undefined;
	readonly hours?: string | undefined;
	readonly services?: string | undefined;
	readonly color?: string | undefined;
	readonly email?: string | undefined;
	readonly founded?: string | undefined;
}

/** A town from the answers: "Boise 83702 83703" has two ZIP codes. */
export interface NewTown {
	readonly slug: string;
	readonly name: string;
	readonly zips: readonly string[];
}

const readTown = (written: string): NewTown => {
	const [, name = written, zips = ""] = /^(.+?)((?:\s+\d{5})*)$/.exec(written.trim()) ?? [];
	return { slug: slugOf(name), name, zips: zips.trim().split(/\s+/).filter(Boolean) };
};

/** Reads "Boise 83702, Meridian". The office's town is always among them, and comes first. */
export function readTowns(written: string, base: string, baseZip: string): readonly NewTown[] {
	const towns = written
		.split(/[,;]/)
		.filter((one) => one.trim() !== "")
		.map(readTown);
	const first = towns.find(({ slug }) => slug === slugOf(base)) ?? readTown(base);
	const home = first.zips.length > 0 ? first : { ...first, zips: [baseZip] };
	return [home, ...towns.filter(({ slug }) => slug !== home.slug)];
}

/**
 * Converts "Mon-Fri 8-17, Sat 9am-1pm" to hours for business.yaml. The other days are closed.
 * @throws Error for other forms
 */
export function readHours(written: string): readonly object[] {
	const numberOf = (day: string) =>
		weekdays.findIndex((name) => name.toLowerCase().startsWith(day.toLowerCase().slice(0, 3)));
	const open = written.split(/[,;]/).map((part) => {
		const [, first = "", last = first, opens = "", closes = ""] =
			/^\s*(\p{L}{3,})(?:\s*[-–]\s*(\p{L}{3,}))?\s+([^-–]+)[-–](.+?)\s*$/u.exec(part) ?? [];
		const [from, to] = [numberOf(first), numberOf(last)];
		const times = [toOpening(opens.trim()), toClosing(closes.trim())].map((time) =>
			/^\d{1,2}$/.test(time) ? `${time.padStart(2, "0")}:00` : time,
		);
		if (from < 0 || to < from || times.some((time) => !/^\d\d:\d\d$/.test(time)))
			throw new Error(
				`"${part.trim()}" is no opening time. Write --hours "Mon-Fri 8-17, Sat 9-13"`,
			);
		return { days: weekdays.slice(from, to + 1), opens: times[0], closes: times[1] };
	});
	const openDays = open.flatMap(({ days }) => days);
	const closed = weekdays.filter((day) => !openDays.includes(day));
	return [...open, ...(closed.length > 0 ? [{ days: closed, closed: true }] : [])];
}

const standIn = { name: "Your Garage Doors", town: "Springfield", state: "IL", zip: "62701" };

/** Completes the answers with stand-ins, which the list `placeholders` in business.yaml names. */
export function completeAnswers(answers: Answers, today: string) {
	const year = today.slice(0, 4);
	const state = answers.state ?? standIn.state;
	const code = Object.hasOwn(states, state.toUpperCase())
		? state.toUpperCase()
		: toStateCode(state);
	const known = states[code];
	const zip =
		answers.zip ?? (code === standIn.state ? standIn.zip : `${known?.zips.slice(0, 3) ?? "000"}01`);
	const name = answers.name ?? standIn.name;
	const town = answers.town ?? standIn.town;
	const [south = 0, north = 0, west = 0, east = 0] = known?.box ?? [];
	const middle = [(south + north) / 2, (west + east) / 2].map((one) => Number(one.toFixed(2)));
	return {
		name,
		town,
		zip,
		state: code,
		stateName: known?.name ?? state,
		towns: readTowns(answers.towns ?? "", town, zip),
		phone: toInternationalPhone(answers.phone ?? "+12125550100"),
		hours: readHours(answers.hours ?? "Mon-Fri 8-17"),
		founded: Number(answers.founded ?? year),
		coordinates: middle,
	};
}

type Complete = ReturnType<typeof completeAnswers>;

/** A field to confirm, except if a person has given all answers in `unless`. */
export interface ToConfirm {
	readonly field: string;
	readonly note: string;
	readonly unless?: readonly (keyof Answers)[];
}

/** Fields of the sample's business.yaml that a new company takes over. */
const takenOver = "tagline locale promises priceRange answersAlways phoneLanguages holidays".split(
	" ",
);

/** Replaces the sample's facts in business.yaml by the new company's. */
export function newBusiness(
	sample: Fields,
	complete: Complete,
	answers: Answers,
	toConfirm: readonly ToConfirm[],
): object {
	const { name, town, zip, state, phone, hours, founded, coordinates } = complete;
	const kept = Object.fromEntries(takenOver.map((field) => [field, sample[field]]));
	const own = Array.isArray(sample.placeholders) ? sample.placeholders : [];
	return {
		name,
		shortName: name.replace(/ (?:Overhead |Garage )?Doors?(?: Co\.?| Company| LLC| Inc\.?)?$/i, ""),
		...kept,
		url: "https://company.example",
		phone,
		email: answers.email ?? "hello@company.example",
		address: {
			...(answers.street === undefined ? {} : { street: answers.street }),
			city: town,
			state,
			zip,
			country: "US",
		},
		region: town,
		coordinates,
		timeZone: "America/Chicago",
		founded,
		licenseNumber: "",
		hours,
		reviewsInStructuredData: false,
		form: { provider: "simulated" },
		placeholders: [
			...toConfirm.flatMap(({ field, note, unless }) =>
				unless?.every((answer) => answers[answer] !== undefined) ? [] : { field, note },
			),
			// Keep the entries for facts and holidays, because the new company takes those over.
			...own.filter((one) => isFields(one) && /^(?:facts\.|holidays)/.test(`${one.field}`)),
		],
	};
}
