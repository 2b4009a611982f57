import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { planHosts } from "../../generator/hosts/hostPlan.ts";
import { renderNginxConf } from "../../generator/hosts/nginx.ts";
import { loadSite } from "../../generator/load/loadSite.ts";
import { planRoutes } from "../planRoutes.ts";
import { startScript } from "../script.ts";
import { checkCloudFront } from "./checkCloudFront.ts";
import { checkCloudflare } from "./checkCloudflare.ts";
import { checkNetlify } from "./checkNetlify.ts";
import { checkSite, type ServedSite } from "./checkSite.ts";
import { checkVercel } from "./checkVercel.ts";
import {
	complaintsOfNginx,
	missingPackages,
	type Server,
	startApache,
	startCaddy,
	startNginx,
} from "./servers.ts";
import { joinResults, type MovedSite, type Result } from "./tools.ts";

/**
 * `npm run check hosts`: each host of README.md reads what the build wrote, with its own server or
 * program. nginx, Caddy and Apache serve the site as it is, and under a base path with redirects.
 * The other hosts get the site at its root with redirects.
 */
const work = resolve(".cache/hosts");

/** What README.md tells a person to do for each host. */
const steps = readSteps(readFileSync("README.md", "utf8"));

/** Reads the rows of the table under "Deploy". The last row names no host. */
function readSteps(readme: string): ReadonlyMap<string, string> {
	const [, table = ""] = /## Deploy\n([\s\S]*?)\n## /.exec(readme) ?? [];
	const rows = [...table.matchAll(/^\| (?!host|-)(.+?) \| (.+) \|$/gm)].slice(0, -1);
	return new Map(
		rows.flatMap(([, hosts = "", step = ""]) => hosts.split(", ").map((host) => [host, step])),
	);
}

/**
 * The options with which README.md builds for a host. --production is left out, because it refuses
 * the placeholders of this company.
 */
const optionsFor = (host: string): readonly string[] =>
	steps.get(host)?.match(/--(?!prod)[a-z]+/g) ?? [];

/** Old addresses as WordPress, Wix and Squarespace write them. */
const oldAddresses = `- { from: "/caf%c3%a9/", to: /faq }
- { from: "/2019/05/Price List (1).pdf", to: /prices }
- { from: "/?p=12", to: /about }
- { from: "/index.php?page_id=7&lang=es", to: "/contact?from=old#contact-message" }
- { from: "/blog?tag=Garage+Doors", to: /services }
- { from: "/shop?y[]=caf%c3%a9", to: /services }
- { from: "/2019//05/news", to: /faq }
`;

/** A path that is too long for nginx's default hash tables. */
const longPath = "a-very-long-old-address-".repeat(3);

async function checkHosts(isChosen: (host: string) => boolean): Promise<boolean> {
	const missing = missingPackages();
	if (missing.length > 0) {
		console.error(
			`These checks need real servers, and ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} not installed. On Debian or Ubuntu: apt-get install nginx libnginx-mod-http-brotli-static caddy njs apache2`,
		);
		return false;
	}
	rmSync(work, { recursive: true, force: true });
	if (!checkNginxStarts()) return false;
	const [moved, ...sites] = await Promise.all([
		buildWithRedirects(),
		buildPlain(),
		buildUnderBasePath(),
	]);
	const checkServer = async (start: typeof startNginx) => {
		const results: Result[] = [];
		for (const [number, site] of sites.entries()) {
			const server = await serve(start, site, join(work, `${start.name}-${number}`));
			try {
				results.push(await checkSite(server, site));
			} finally {
				await server.stop();
			}
		}
		return joinResults(results);
	};
	/** Undefined: the host has no program that could be run here. */
	const checks: Readonly<Record<string, (() => Result | Promise<Result>) | undefined>> = {
		Netlify: () => checkNetlify(moved),
		"Cloudflare Pages": () => checkCloudflare(moved, join(work, "cloudflare")),
		Vercel: () => checkVercel(moved),
		"GitHub Pages": undefined,
		nginx: () => checkServer(startNginx),
		Caddy: () => checkServer(startCaddy),
		Apache: () => checkServer(startApache),
		"S3 and CloudFront": () => checkCloudFront(moved, work),
	};
	let asked = 0;
	let wrong = 0;
	const results = await Promise.all(
		[...steps.keys()].filter(isChosen).map(async (host) => {
			if (!(host in checks)) throw new Error(`Nothing here checks ${host}, which README.md names.`);
			return [host, await checks[host]?.()] as const;
		}),
	);
	for (const [host, result] of results) {
		if (result === undefined) continue;
		asked += result.asked;
		wrong += result.wrong.length;
		console.log(`${host}: ${result.asked} answers, ${result.wrong.length} wrong`);
		for (const line of result.wrong.slice(0, 20)) console.error(`  ${line}`);
		if (result.wrong.length > 20) console.error(`  … and ${result.wrong.length - 20} more`);
	}
	console.log(
		wrong === 0 ? `All ${asked} answers are right.` : `${wrong} of ${asked} answers are wrong.`,
	);
	return wrong === 0;
}

/** Checks that nginx accepts the configuration of any valid domain without a warning. */
function checkNginxStarts(): boolean {
	const { site } = loadSite("data", "2026-11-21");
	const routes = planRoutes(site);
	const label = "a".repeat(63);
	const domains = [
		"a.example",
		"www.acme.example",
		// Lengths around each size of a hash table's bucket.
		...[32, 40, 41, 46, 63, 64, 78, 104, 128, 200].map((length) =>
			`${label}.${label}.${label}.example`.slice(-length).replace(/^[.]/, "a"),
		),
		`${label}.${label}.${label}.${"b".repeat(49)}.example`,
	];
	const complaints = domains.flatMap((domain) =>
		[
			[],
			Array.from({ length: 1000 }, (_, number) => ({ from: `/old-${number}`, to: "/faq" })),
		].flatMap((redirects) => {
			const business = { ...site.business, url: `https://${domain}` };
			const conf = renderNginxConf(planHosts({ ...site, business, redirects }, routes, true));
			const otherName = domain.startsWith("www.") ? domain.slice(4) : `www.${domain}`;
			const complaint = complaintsOfNginx(conf, otherName, join(work, "starts"));
			return complaint === "" ? [] : [`${domain}: ${complaint}`];
		}),
	);
	console.log(`nginx -t: ${domains.length * 2} configurations, ${complaints.length} complaints`);
	for (const line of complaints) console.error(`  ${line}`);
	return complaints.length === 0;
}

async function buildPlain(): Promise<ServedSite> {
	const folder = join(work, "site");
	await build("data", folder, optionsFor("nginx"));
	return { folder, basePath: "", precompressed: true, moves: {}, movesByQuery: {} };
}

/** Builds the data for an address with a base path, with some old paths. */
async function buildUnderBasePath(): Promise<ServedSite> {
	const data = join(work, "data");
	const folder = join(work, "repo");
	cpSync("data", data, { recursive: true });
	const business = join(data, "business.yaml");
	writeFileSync(
		business,
		readFileSync(business, "utf8").replace(/^url: .*$/m, "url: https://acme.github.io/repo"),
	);
	writeFileSync(
		join(data, "redirects.yaml"),
		`- { from: /garage-door-springs, to: /services }\n- { from: /old/page.html, to: /faq }\n- { from: /index.php, to: / }\n- { from: /ask, to: /contact?subject=Other#contact-message }\n- { from: /Pricing, to: /about }\n- { from: /${longPath}, to: /faq }\n${oldAddresses}`,
	);
	await build(data, folder, []);
	return {
		folder,
		basePath: "/repo",
		precompressed: false,
		movesByQuery: {
			"/repo/?p=12": "/repo/about",
			"/repo/?utm=a&p=12&x=1": "/repo/about",
			"/repo/?p=123": undefined,
			"/repo/?xp=12": undefined,
			"/repo/index.php?lang=es&page_id=7": "/repo/contact?from=old#contact-message",
			"/repo/index.php?page_id=7": "/repo/?page_id=7",
			"/repo/blog?tag=Garage+Doors": "/repo/services",
			"/repo/shop?y[]=caf%C3%A9": "/repo/services",
			"/repo/shop?x=1&y%5b%5D=caf%c3%a9": "/repo/services",
		},
		moves: {
			"/repo/garage-door-springs": "/repo/services",
			"/repo/old/page.html": "/repo/faq",
			"/repo/index.php": "/repo/",
			"/repo/ask": "/repo/contact?subject=Other#contact-message",
			"/repo/Pricing": "/repo/about",
			[`/repo/${longPath}`]: "/repo/faq",
			"/repo": "/repo/",
			"/repo/caf%C3%A9": "/repo/faq",
			"/repo/2019//05/news": "/repo/faq",
			"/repo/2019/05/news": "/repo/faq",
			"/repo/caf%c3%a9/": "/repo/faq",
			"/repo/2019/05/Price%20List%20(1).pdf": "/repo/prices",
		},
	};
}

/** Builds the data with some old paths, at the root of its domain. */
async function buildWithRedirects(): Promise<MovedSite> {
	const data = join(work, "moved-data");
	const folder = join(work, "moved");
	cpSync("data", data, { recursive: true });
	const paths = {
		"/garage-door-springs": "/services",
		"/old/page.html": "/faq",
		"/index.php": "/",
		"/ask": "/contact?subject=Other#contact-message",
		"/caf%C3%A9": "/faq",
		"/blog/%c3%b1/": "/faq",
		"/2019/05/Price%20List%20(1).pdf": "/prices",
		"/2019//05/news": "/faq",
	};
	const queries = {
		"/?p=12": "/about",
		"/shop?y[]=1": "/services",
		"/find?q=caf%C3%A9": "/faq",
		"/blog?tag=Garage+Doors": "/services",
	};
	writeFileSync(
		join(data, "redirects.yaml"),
		Object.entries({ ...paths, ...queries })
			.map(([from, to]) => `- { from: "${from}", to: "${to}" }\n`)
			.join(""),
	);
	await build(data, folder, ["--draft"]);
	const others = {
		"/?utm=a&p=12&x=1": "/about",
		"/?p=123": undefined,
		"/shop?y%5B%5D=1": "/services",
		"/shop?y[]=2": undefined,
		"/find?q=caf%c3%a9": "/faq",
	};
	return {
		folder,
		moves: { ...paths, "/2019/05/news": "/faq" },
		movesByQuery: { ...queries, ...others },
	};
}

async function build(data: string, out: string, more: readonly string[]): Promise<void> {
	const command = [
		"--import",
		"tsx",
		"generator/cli.ts",
		"build",
		"--data",
		data,
		"--out",
		out,
		...more,
	];
	await promisify(execFile)(process.execPath, command);
	// Files in .well-known (RFC 8615) are public, unlike other files whose names begin with a dot.
	mkdirSync(join(out, ".well-known"));
	writeFileSync(join(out, ".well-known/security.txt"), "Contact: mailto:desk@acme.example\n");
}

function serve(
	start: (conf: string, root: string, work: string) => Promise<Server>,
	{ folder, basePath }: ServedSite,
	own: string,
): Promise<Server> {
	mkdirSync(own, { recursive: true });
	const root = basePath === "" ? folder : join(own, "root");
	if (basePath !== "") {
		mkdirSync(root);
		symlinkSync(folder, join(root, basePath));
	}
	const files = new Map([
		[startNginx, ".hosts/nginx.conf"],
		[startCaddy, ".hosts/Caddyfile"],
	]);
	const conf = readFileSync(join(folder, files.get(start) ?? ".htaccess"), "utf8");
	return start(conf, root, own);
}

const { positionals } = startScript("check hosts", {
	takes: "[HOST …]",
	what: "Builds the site three times, and has each host's own server or program read it. Some minutes.",
	options: {},
});
process.exitCode = (await checkHosts(
	(host) => positionals.length === 0 || positionals.includes(host),
))
	? 0
	: 1;
