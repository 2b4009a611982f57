import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import glob from "fast-glob";
import { expect, it, onTestFinished } from "vitest";
import { servePreview } from "../../generator/serve/servePreview.ts";
import { builtSite } from "../builtSite.ts";
import { installPackage } from "../install.ts";

/**
 * `npm run check nu`: checks every page with the Nu Html Checker of validator.w3.org. It needs
 * Java, so it isn't a part of `npm test`. The checker is installed on first use, because as a
 * package of the project it would add 200 MB of Java.
 */
const checker = "vnu-jar@26.9.27";
const folder = ".cache/nu";
const jar = `${folder}/node_modules/vnu-jar/build/dist/vnu.jar`;

/** Reports that are no mistakes of ours, with the reason. Unused entries are reported. */
const blindSpots: readonly { readonly message: RegExp; readonly because: string }[] = [
	{
		message:
			/^CSS: .*(?:Unrecognized at-rule “@(?:container|view-transition)”|Property “(?:interpolate-size|view-transition-name|animation-timeline|animation-range|container|container-type|vector-effect)” doesn't exist)/,
		because:
			"its stylesheet parser ends at an older CSS; these are in the standard, and browsers pass over what they do not know",
	},
	{
		message:
			/^CSS: Parse Error\.$|^CSS: “(?:padding|font|font-size|inline-size|block-size|top|left)”: (?:Parse Error|Unknown dimension)\./,
		because:
			"its stylesheet parser does not know ::view-transition-old(), nor container query units (cqi, cqw, cqh)",
	},
	{
		message: /^Inline script violates Content Security Policy/,
		because:
			"structured data is no script that runs, and no policy asks for its hash (https://html.spec.whatwg.org/#data-block)",
	},
];

interface Message {
	readonly type: string;
	readonly url: string;
	readonly message: string;
	readonly extract?: string;
}

it("the Nu Html Checker finds no fault on any page", { timeout: 600_000 }, async () => {
	if (!existsSync(jar)) installPackage(checker, folder);
	const { url, close } = await servePreview(builtSite, 0);
	onTestFinished(close);
	const pages = glob
		.sync("**/*.html", { cwd: builtSite })
		.map((file) => `${url}/${file === "index.html" ? "" : file.replace(/\.html$/, "")}`);
	// Over HTTP, because 'self' in a policy needs an origin.
	const servlet = "-Dnu.validator.servlet";
	const options = [
		...[`${servlet}.allow-forbidden-hosts=true`, `${servlet}.allowed-address-type=all`],
		// A busy machine may take longer than the usual 5 s.
		`${servlet}.socket-timeout=60000`,
		...["-jar", jar, "--format", "json", "--stdout", "--exit-zero-always"],
	];
	const maxBuffer = 2 ** 28;
	const { stdout } = await promisify(execFile)("java", [...options, ...pages], { maxBuffer });
	const { messages } = JSON.parse(stdout) as { messages: readonly Message[] };
	const faults = messages.filter(
		({ message }) => !blindSpots.some((spot) => spot.message.test(message)),
	);
	expect(faults).toEqual([]);
	const idle = blindSpots.filter(
		(spot) => !messages.some(({ message }) => spot.message.test(message)),
	);
	expect(idle, "Nothing matches these any more: remove them.").toEqual([]);
});
