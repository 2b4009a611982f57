import { parseArgs } from "node:util";
import leven from "leven";
import { refuse } from "./problems.ts";
import { isPackage } from "./root.ts";

/** The npm package's name, and the name of the program that the package installs. */
export const packageName = "garage-door-site";

export interface Option {
	readonly what: string;
	/** The value's placeholder in the help: "DIR". An option without a placeholder is a switch. */
	readonly value?: string;
	readonly default?: string;
	/** The option's value if a person types the option without a value. */
	readonly alone?: string;
	readonly short?: string;
	/** Whether `new` asks for the option if a person left it out. */
	readonly asked?: boolean;
}

export interface Command {
	/** One line for the help. Begins with a verb. */
	readonly what: string;
	/** The positional arguments as the help shows them. Undefined if the command takes none. */
	readonly takes?: string;
	readonly options: Readonly<Record<string, Option>>;
	/** The words after `npm run`, if they aren't the command's name. */
	readonly script?: string;
	readonly notes?: string;
}

const data = { value: "DIR", what: "the data folder", default: "data" } as const;
const out = { value: "DIR", what: "where the site is written", default: "dist" } as const;
const port = (number: string) =>
	({ value: "NUMBER", what: "the port; 0 takes a free one", default: number }) as const;
const host = {
	value: "ADDRESS",
	what: "where to listen; alone, or with 0.0.0.0: for other machines in your network",
	alone: "0.0.0.0",
} as const;
const epoch = "SOURCE_DATE_EPOCH, where it is set, is the build's time.";

const build = {
	data,
	out,
	production: { what: "refuse placeholders" },
	todo: { what: "list all that is still to do, not only what is new" },
	precompress: { what: "also write .br and .gz beside text files" },
	profile: { what: "print how long each step takes" },
	draft: { what: "one image for all links that are shared, and the whole display face" },
} as const;

export const commands = {
	build: { what: "Builds the site.", options: build, notes: epoch },
	todo: {
		what: "Builds the site, and lists all that is still to do.",
		options: { data, out },
		notes: epoch,
	},
	dev: {
		what: "Shows the site while you write it. The open page follows each save.",
		options: { data, port: port("3000"), host },
	},
	preview: {
		what: "Serves the built site as a host would.",
		options: { out: { ...out, what: "the folder with the built site" }, port: port("4173"), host },
	},
	new: {
		what: "Starts a company: writes its data folder, with the trade's texts and the company's facts.",
		takes: "FOLDER",
		options: {
			name: { value: "NAME", what: "the company's name", asked: true },
			phone: { value: "NUMBER", what: "its phone number", asked: true },
			street: { value: "STREET", what: "the office's street and number", asked: true },
			town: { value: "TOWN", what: "the office's town", asked: true },
			state: { value: "STATE", what: "its state, such as ID", asked: true },
			zip: { value: "ZIP", what: "its ZIP code", asked: true },
			towns: { value: "LIST", what: 'towns served: "Boise 83702, Meridian 83642"', asked: true },
			hours: { value: "HOURS", what: 'office hours: "Mon-Fri 8-17, Sat 9-13"', asked: true },
			services: { value: "LIST", what: "repair, springs, openers …; all by default", asked: true },
			color: { value: "HEX", what: "its main color, such as #1f5fbf", asked: true },
			email: { value: "ADDRESS", what: "its e-mail address" },
			founded: { value: "YEAR", what: "the year in which it started" },
		},
		notes: "In a terminal, it asks for what you leave out.",
	},
	reviews: {
		script: "site reviews",
		what: "Takes exports of reviews into testimonials.yaml.",
		takes: "FILE …",
		options: {
			data,
			source: { value: "NAME", what: "where reviews are from that name no source" },
			url: { value: "ADDRESS", what: "the link of reviews that have none" },
			dates: {
				value: "ORDER",
				what: "how dates such as 5/1/2026 are meant: month-first, day-first",
			},
			encoding: { value: "NAME", what: "the file's encoding, where letters came out wrong" },
			"dry-run": { what: "only say what would be added and changed" },
		},
		notes: "FILE is JSON or CSV, from Google, Yelp, Trustpilot or a table.",
	},
	translated: {
		script: "site translated",
		what: "Notes that translations are up to date.",
		takes: "[LANGUAGE] [FILE …]",
		options: { data },
		notes: "LANGUAGE is es or another folder's name, FILE is services/repair. Without them: all.",
	},
	tidy: {
		script: "site tidy",
		what: "Puts back the comments that a save in /admin dropped.",
		options: {
			data,
			since: { value: "COMMIT", what: "the commit before the save", default: "HEAD~" },
		},
	},
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;

type ValueOf<O> = O extends { readonly default: string }
	? string
	: O extends { readonly value: string }
		? string | undefined
		: boolean;

type Values<O extends Command["options"]> = {
	readonly [Name in keyof O]: ValueOf<O[Name]>;
} & { readonly help: boolean };

interface Arguments<O extends Command["options"]> {
	readonly values: Values<O>;
	readonly positionals: readonly string[];
}

const help: Option = { what: "print this", short: "h" };
const optionsOf = (command: Command): Readonly<Record<string, Option>> => ({
	...command.options,
	help,
});

/**
 * Returns what a person types to run a command: "npm run build -- --data acme", or with the package
 * installed, "npx garage-door-site build --data acme".
 */
export function commandLine(name: CommandName, ...args: readonly string[]): string {
	if (isPackage) return ["npx", packageName, name, ...args].join(" ");
	const { script = name }: Command = commands[name];
	return ["npm run", script, ...(args.length > 0 ? ["--", ...args] : [])].join(" ");
}

export const forData = (folder: string): readonly string[] =>
	folder === data.default ? [] : [`--data ${quoteArgument(folder)}`];

/** Quotes an argument if a shell of Linux, macOS or Windows would split or change it. */
const quoteArgument = (argument: string): string => {
	if (/^[\w./:@%+=,-]+$/.test(argument)) return argument;
	return /["$`\\!]/.test(argument) ? `'${argument.replaceAll("'", "'\\''")}'` : `"${argument}"`;
};

export function renderHelp(name: CommandName): string {
	const { takes }: Command = commands[name];
	return renderUsage(commands[name], commandLine(name, ...(takes ? [takes] : []), "[options]"));
}

/** Renders a command's help. `usage` is what a person types: "npm run build -- [options]". */
export function renderUsage(command: Command, usage: string): string {
	const lines = Object.entries(optionsOf(command)).map(([option, { short, value, ...one }]) => {
		const names = `${short === undefined ? "" : `-${short}, `}--${option}`;
		const default_ = one.default === undefined ? "" : ` (${one.default})`;
		return `  ${[names, value].filter(Boolean).join(" ").padEnd(22)}${one.what}${default_}`;
	});
	const { what, notes } = command;
	return `${[usage, what, lines.join("\n"), ...(notes === undefined ? [] : [notes])].join("\n\n")}\n`;
}

/**
 * Finds the name that a person probably meant. Up to two letters may differ, or up to a
 * third of the letters that the person typed. Undefined if no name is that similar.
 */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
	const [nearest] = names
		.map((name) => ({ name, off: leven(name.toLowerCase(), typed.toLowerCase()) }))
		.sort((one, other) => one.off - other.off);
	return nearest && nearest.off <= Math.max(2, typed.length / 3) ? nearest.name : undefined;
}

export const readArguments = <N extends CommandName>(
	name: N,
	args: readonly string[],
): Arguments<(typeof commands)[N]["options"]> =>
	parseCommand<(typeof commands)[N]["options"]>(commands[name], args);

/**
 * Reads the arguments of a command. If `values.help` is true, the caller prints the help.
 * @throws DataProblems for an option or an argument that the command does not take
 */
export function parseCommand<const O extends Command["options"]>(
	command: Command & { readonly options: O },
	args: readonly string[],
): Arguments<O> {
	const options = optionsOf(command);
	try {
		const { values, positionals } = parseArgs({
			args: args.map((arg, index) => {
				const alone = arg.startsWith("--") ? options[arg.slice(2)]?.alone : undefined;
				const hasValue = /^[^-]/.test(args[index + 1] ?? "");
				return alone === undefined || hasValue ? arg : `${arg}=${alone}`;
			}),
			allowPositionals: command.takes !== undefined,
			options: Object.fromEntries(
				Object.entries(options).map(([option, { value, short, default: usual }]) => [
					option,
					value === undefined
						? { type: "boolean" as const, default: false, ...(short && { short }) }
						: { type: "string" as const, ...(usual !== undefined && { default: usual }) },
				]),
			),
		});
		return { values: values as Values<O>, positionals };
	} catch (error) {
		const [, typed] = /^Unknown option '--?([^']+)'/.exec((error as Error).message) ?? [];
		const near = typed === undefined ? undefined : nearestName(typed, Object.keys(options));
		return refuse("option-unknown", "command line", args.join(" "), {
			near,
			cause: (error as Error).message,
		});
	}
}
