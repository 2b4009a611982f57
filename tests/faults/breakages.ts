import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { parse, stringify } from "yaml";
import { type Path, pathsIn, valueAt, withValueAt } from "../unit/leaves.ts";

export interface Breakage {
	/** Path inside the data folder. */
	readonly file: string;
	/** For the message of a failing test. */
	readonly what: string;
	/** The file's new contents. "symlink" and "folder" replace the file, undefined removes it. */
	readonly contents: string | Uint8Array | "symlink" | "folder" | undefined;
	/** Whether a field in otherwise valid YAML changes. The message must then name a field. */
	readonly inField: boolean;
}

/**
 * Breaks a file of a folder.
 * @param files the folder's text files before the breakage
 * @returns a function that restores the file and removes added folders
 */
export function breakFile(
	folder: string,
	files: ReadonlyMap<string, string>,
	{ file, contents }: Breakage,
): () => void {
	const path = join(folder, file);
	const original = files.get(file);
	rmSync(path, { force: true });
	const added = mkdirSync(dirname(path), { recursive: true });
	if (contents === "symlink") symlinkSync("/etc/hostname", path);
	else if (contents === "folder") mkdirSync(path);
	else if (contents !== undefined) writeFileSync(path, contents);
	return () => {
		rmSync(path, { recursive: true, force: true });
		if (original !== undefined) writeFileSync(path, original);
		if (added !== undefined) rmSync(added, { recursive: true });
	};
}

/** Texts that people paste, scanners try, and programs break on. */
export const hostileTexts: readonly string[] = [
	"<script>alert(1)</script>",
	'"><img src=x onerror=alert(1)>',
	"'><svg/onload=alert(1)>",
	"</title><script>alert(1)</script>",
	"</style><script>alert(1)</script>",
	"</script><script>alert(1)</script>",
	"<!-- <script>",
	"]]><iframe src=https://evil.example></iframe>",
	"<iframe srcdoc='<script>alert(1)</script>'>",
	"&lt;script&gt;alert(1)&lt;/script&gt; &#x3c;b> &amp;amp;",
	"<b onclick=alert(1)>bold</b>",
	"<base href=https://evil.example>",
	'<meta http-equiv="refresh" content="0;url=https://evil.example">',
	' data-island="Evil" data-island=Evil ',
	' <iframe src="https://evil.example/x" <form href="#icon-evil" id="main" ',
	"[click](javascript:alert(1))",
	'[click](JaVaScRiPt:alert(1) "title")',
	"[click](&#106;avascript:alert(1))",
	"[click](data:text/html,<script>alert(1)</script>)",
	"[click](//evil.example)",
	'[click](/faq" onclick="alert(1))',
	'[click](https://evil.example/"onmouseover=alert(1))',
	"[click][1] [1]: javascript:alert(1)",
	"<javascript:alert(1)> <https://evil.example>",
	"![picture](https://evil.example/x.png)",
	"[a](/no-such-page) [b](/faq#nothing)",
	"`<script>` ~~gone~~ **bold *both***",
	"{unknownFact} {brand} {__proto__} {constructor}",
	"{{7*7}} ${7*7} <%= 7*7 %> #{7*7}",
	"مرحبا بالعالم",
	"שלום עולם",
	"👩‍👩‍👧‍👦🏳️‍🌈 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!",
	"\u202eevil\u202c",
	"\u2066x\u2069",
	"\u0000",
	"a\u0008b\u001b[31mred",
	"line\u2028separator\u2029paragraph",
	"\ue000\ue001\ue002 \ue002",
	"\ufffd\ufeff",
	"\ud800",
	"x".repeat(10_000),
	"word ".repeat(2_000).trim(),
	"<".repeat(500),
	"[".repeat(300) + "](/faq)".repeat(300),
	"*".repeat(600),
	" padded ",
	"two\nlines",
	"tab\there",
	"__proto__",
	"constructor",
	"../../etc/passwd",
	"'; DROP TABLE towns; --",
	"",
	"null",
	"true",
	"3465",
	"NaN",
	"2026-02-31",
	"https://",
	"http://127.0.0.1:1/",
	"https://user:pass@evil.example",
	"+1 (201) 555-0123",
	"%00%0d%0aSet-Cookie: x=1",
];

const otherValues: readonly unknown[] = [
	null,
	true,
	false,
	0,
	-1,
	3465,
	1e308,
	Number.NaN,
	Number.POSITIVE_INFINITY,
	[],
	{},
	[[]],
	[null],
	{ a: 1 },
	["x"],
	{ "<script>": "x" },
	{ constructor: 1 },
];

const removed = Symbol("removed");
const doubleFirst = (list: unknown) => (Array.isArray(list) ? [list[0], ...list] : list);

/** Returns a copy with another value at a path, or without the item if the change is `removed`. */
function changeAt(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
	const changed = change(valueAt(value, path));
	if (changed !== removed || path.length === 0) return withValueAt(value, path, changed);
	const around = path.slice(0, -1);
	const isKept = (key: string) => key !== String(path.at(-1));
	const kept = Object.entries(valueAt(value, around) as object).filter(([key]) => isKept(key));
	const isList = Array.isArray(valueAt(value, around));
	const items = isList ? kept.map(([, item]) => item) : Object.fromEntries(kept);
	return withValueAt(value, around, items);
}

/** Returns a file's YAML, and a function that writes other YAML. Markdown keeps its body. */
function partsOf(text: string): Parts {
	const match = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text);
	const value = parse(match?.[1] ?? text);
	const write = (changed: unknown) =>
		stringify(typeof changed === "symbol" ? null : changed, { lineWidth: -1 });
	return {
		value,
		paths: pathsIn(value),
		hasBody: match !== null,
		write: (changed) => (match ? `---\n${write(changed)}---\n${match[2]}` : write(changed)),
	};
}

interface Parts {
	readonly value: unknown;
	readonly paths: readonly Path[];
	readonly hasBody: boolean;
	readonly write: (value: unknown) => string;
}

/** Made once: fast-check prepares to shrink such a text for 40 ms. */
const anyText = fc.string({ unit: "binary", maxLength: 40 });

/**
 * Returns breakages of a data folder.
 * @param files text by path inside the folder
 */
export function breakages(files: ReadonlyMap<string, string>): fc.Arbitrary<Breakage> {
	const names = [...files.keys()].sort();
	const file = fc.constantFrom(...names);
	const parts = new Map(names.map((name) => [name, partsOf(files.get(name) ?? "")]));
	const inValue = file.chain((name) => {
		const { value, write, hasBody, paths } = parts.get(name) as Parts;
		const broken = (what: string, at: Path, change: (old: unknown) => unknown): Breakage => ({
			file: name,
			what,
			contents: write(changeAt(value, at, change)),
			inField: true,
		});
		const path = fc.constantFrom(...(paths.length > 1 ? paths.slice(1) : paths));
		const show = (at: Path) => at.join(".");
		const quote = (value: unknown) => JSON.stringify(value)?.slice(0, 80);
		const hostile = fc.constantFrom(...hostileTexts);
		const keys = ["extra", "__proto__", "constructor", "toString", "<b>", "sample "];
		const breaking = <T>(
			how: string,
			values: fc.Arbitrary<T>,
			change: (old: unknown, to: T) => unknown,
		) =>
			fc
				.tuple(path, values)
				.map(([at, to]) => broken(`${show(at)} ${how} ${quote(to)}`, at, (old) => change(old, to)));
		const options: fc.Arbitrary<Breakage>[] = [
			breaking("=", hostile, (_, text) => text),
			breaking("+=", hostile, (old, text) => (typeof old === "string" ? `${old} ${text}` : text)),
			breaking("=", anyText, (_, text) => text),
			breaking("=", fc.constantFrom(...otherValues), (_, value) => value),
			path.map((at) => broken(`without ${show(at)}`, at, () => removed)),
			breaking("with", fc.constantFrom(...keys), (old, key) =>
				typeof old === "object" && old !== null && !Array.isArray(old)
					? Object.defineProperty({ ...old }, key, { value: "x", enumerable: true })
					: { [key]: old },
			),
		];
		const arrays = paths.filter((at) => Array.isArray(valueAt(value, at)));
		if (arrays.length > 0) {
			const array = fc.constantFrom(...arrays);
			options.push(
				array.map((at) => broken(`${show(at)} twice its first`, at, doubleFirst)),
				array.map((at) => broken(`${show(at)} empty`, at, () => [])),
			);
		}
		if (hasBody)
			options.push(
				hostile.map((text) => ({
					file: name,
					what: `body += ${quote(text)}`,
					contents: `${files.get(name)}\n\n${text}\n`,
					inField: true,
				})),
			);
		return fc.oneof(...options);
	});
	const whole = fc
		.tuple(file, fc.constantFrom(...wholeFile))
		.map(([name, [what, change]]): Breakage => {
			const contents = change(files.get(name) ?? "");
			return { file: name, what, contents, inField: false };
		});
	const cut = fc
		.tuple(file, fc.double({ min: 0, max: 1, noNaN: true }))
		.map(([name, share]): Breakage => {
			const text = files.get(name) ?? "";
			const end = Math.floor(text.length * share);
			return { file: name, what: `cut at ${end}`, contents: text.slice(0, end), inField: false };
		});
	const noise = fc
		.tuple(file, fc.nat(), fc.integer({ min: 0, max: 255 }))
		.map(([name, place, byte]): Breakage => {
			const bytes = Buffer.from(files.get(name) ?? "");
			const at = place % bytes.length;
			bytes[at] = byte;
			return { file: name, what: `byte ${at} = ${byte}`, contents: bytes, inField: false };
		});
	const stray = fc
		.constantFrom<readonly [string, string]>(
			["notes.txt", "hello"],
			["areas/Pasco/Trinity.yaml", "name: x"],
			["areas/pasco/two words.yaml", "name: x"],
			["areas/pasco/deep/er.yaml", "name: x"],
			["areas/<script>.yaml", "name: x"],
			["services/constructor.yaml", "name: x"],
			["__proto__.yaml", "a: 1"],
			["toString.yaml", "a: 1"],
			["business.md", "---\nname: x\n---\n"],
			["business.yaml.bak", "name: x"],
			[".hidden.yaml", "a: 1"],
		)
		.map(
			([file, contents]): Breakage => ({ file, what: "a stray file", contents, inField: false }),
		);
	return fc.oneof(
		{ weight: 14, arbitrary: inValue },
		{ weight: 3, arbitrary: whole },
		{ weight: 1, arbitrary: cut },
		{ weight: 1, arbitrary: noise },
		{ weight: 1, arbitrary: stray },
	);
}

const aliases = [2, 3, 4, 5, 6, 7, 8, 9]
	.map((number) => `x${number}: &x${number} [${Array(9).fill(`*x${number - 1}`)}]\n`)
	.join("");

const wholeFile: readonly (readonly [string, (text: string) => Breakage["contents"]])[] = [
	["gone", () => undefined],
	["empty", () => ""],
	["white space", () => " \n\t\n"],
	["a symbolic link", () => "symlink"],
	["a folder", () => "folder"],
	["Latin-1", (text) => Buffer.from(text.replace(/e/, "é"), "latin1")],
	["UTF-16", (text) => Buffer.from(`\ufeff${text}`, "utf16le")],
	["a byte order mark", (text) => `\ufeff${text}`],
	["Windows line ends", (text) => text.replaceAll("\n", "\r\n")],
	["old Mac line ends", (text) => text.replaceAll("\n", "\r")],
	["tabs", (text) => text.replace(/^ {2}/gm, "\t")],
	["an open quote", (text) => text.replace(/: /, ': "')],
	["a colon in a text", (text) => text.replace(/: (\w+)/, ": $1: $1")],
	["a key twice", (text) => text.replace(/^([a-zA-Z]+:.*\n)/m, "$1$1")],
	["two documents", (text) => `${text}\n---\na: 1\n`],
	["a comment only", () => "# nothing here\n"],
	["a number", () => "42\n"],
	["null", () => "~\n"],
	["a text", () => "hello\n"],
	["a list", () => "- a\n- b\n"],
	["binary", () => Uint8Array.from({ length: 512 }, (_, index) => (index * 37) % 256)],
	["an unknown tag", (text) => text.replace(/: /, ": !!js/function ")],
	["an alias of nothing", (text) => text.replace(/: .*$/m, ": *nothing")],
	["aliases of aliases", (text) => `${text}\nx1: &x1 [a,a,a,a,a,a,a,a,a]\n${aliases}`],
	["deep nesting", (text) => `${text}\ndeep: ${"[".repeat(5_000)}${"]".repeat(5_000)}\n`],
	["a merge key", (text) => `${text}\n<<: { constructor: 1 }\n`],
	["an own __proto__", (text) => `${text}\n__proto__: { polluted: true }\n`],
	["a front matter without an end", (text) => `---\n${text.replaceAll("---\n", "")}`],
];
