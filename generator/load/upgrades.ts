import { type Fields, inside, isFields } from "../walk.ts";

/** One change that companies' files need after the generator has changed. */
export interface Upgrade {
	/** The `dataVersion` of a company's files after this upgrade. */
	readonly version: number;
	/** The file's name, in every language: "words". */
	readonly file: string;
	/** The change in words, as the command `upgrade` prints it. */
	readonly what: string;
	/** Pure. Changes nothing in a file that is upgraded already. */
	apply(value: Fields): Fields;
}

/** Paths of words that pages no longer use. */
const goneWords: readonly string[] = [
	"and",
	"contactForm.send.simulated",
	"contactForm.send.simulatedTitle",
	"distance",
	"distanceShort",
	"footer.helpHeading",
	"permits",
	"social",
	"structuredData.emergency",
];

/** All changes since 1.0.0, the oldest first. CHANGELOG.md says what each release asks for. */
export const upgrades: readonly Upgrade[] = [
	{
		version: 2,
		file: "words",
		what: "leaves out words that pages no longer say",
		apply: (words) => goneWords.reduce((left, path) => without(left, path.split(".")), words),
	},
	{
		version: 3,
		file: "business",
		what: "no longer lists the rating under placeholders: without a source, it is one",
		apply: (business) => {
			const { placeholders } = business;
			if (!Array.isArray(placeholders)) return business;
			const others = placeholders.filter((one) => inside(one, "field") !== "rating");
			return others.length === placeholders.length
				? business
				: { ...business, placeholders: others };
		},
	},
	{
		version: 4,
		file: "theme",
		what: "gives the number on the footer its own color, call, which was action",
		apply: (theme) => {
			const { colors } = theme;
			const action = inside(colors, "action");
			return action === undefined || inside(colors, "call") !== undefined
				? theme
				: { ...theme, colors: { ...(colors as Fields), call: action } };
		},
	},
];

/** The `dataVersion` that this generator writes. */
export const latestVersion = Math.max(...upgrades.map(({ version }) => version));

/** The upgrades that files of a version lack. */
export const pendingUpgrades = (version: number): readonly Upgrade[] =>
	upgrades.filter((upgrade) => upgrade.version > version);

/**
 * Applies the upgrades that a file's content lacks. Removes `dataVersion`, so that a new version
 * alone doesn't make translations outdated.
 */
export function upgradeValue(name: string, whole: unknown, version: number): unknown {
	if (!isFields(whole)) return whole;
	const value = typeof whole.dataVersion === "number" ? without(whole, ["dataVersion"]) : whole;
	return pendingUpgrades(version)
		.filter(({ file }) => file === name)
		.reduce((before, { apply }) => apply(before), value);
}

/** Copies fields without the one at a path. Also removes the record that becomes empty. */
function without(fields: Fields, [name = "", ...rest]: readonly string[]): Fields {
	if (!Object.hasOwn(fields, name)) return fields;
	const { [name]: value, ...others } = fields;
	if (rest.length === 0) return others;
	if (!isFields(value)) return fields;
	const left = without(value, rest);
	if (left === value) return fields;
	return Object.keys(left).length === 0 ? others : { ...fields, [name]: left };
}
