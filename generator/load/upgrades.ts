import { type Fields, inside, isFields } from "../../site/inside.ts";

/** A change that companies' data files need for a newer version of the generator. */
export interface Upgrade {
	/** Files with at least this `dataVersion` have the change. */
	readonly version: number;
	/** The name of the files to change, in every language: "words". */
	readonly file: string;
	/** What the command `upgrade` prints after the names of the changed files. */
	readonly what: string;
	/** Returns the changed content. A file that already has the change stays the same. */
	apply(value: Fields): Fields;
}

const unusedWords: readonly string[] = [
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

/** All upgrades since version 1.0.0 of the generator, the oldest first. */
export const upgrades: readonly Upgrade[] = [
	{
		version: 2,
		file: "words",
		what: "leaves out words that pages no longer say",
		apply: (words) => unusedWords.reduce((left, path) => without(left, path.split(".")), words),
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

export const latestVersion = Math.max(...upgrades.map(({ version }) => version));

export const pendingUpgrades = (dataVersion: number): readonly Upgrade[] =>
	upgrades.filter(({ version }) => version > dataVersion);

/**
 * Applies all pending upgrades to a file's content. Removes `dataVersion`, because a new version
 * alone must not mark translations of business.yaml as outdated.
 * @param name the file's name: "words"
 */
export function upgradeValue(name: string, whole: unknown, dataVersion: number): unknown {
	if (!isFields(whole)) return whole;
	const value = typeof whole.dataVersion === "number" ? without(whole, ["dataVersion"]) : whole;
	return pendingUpgrades(dataVersion)
		.filter(({ file }) => file === name)
		.reduce((before, { apply }) => apply(before), value);
}

/**
 * Copies a record without the field at a path. Parents that become empty are removed too. Returns
 * the record itself if there is no such field.
 */
function without(fields: Fields, [name = "", ...rest]: readonly string[]): Fields {
	if (!Object.hasOwn(fields, name)) return fields;
	const { [name]: value, ...others } = fields;
	if (rest.length === 0) return others;
	if (!isFields(value)) return fields;
	const left = without(value, rest);
	if (left === value) return fields;
	return Object.keys(left).length === 0 ? others : { ...fields, [name]: left };
}
