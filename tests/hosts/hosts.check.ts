import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { planHosts } from "../../generator/hosts/hostPlan.ts";
import { renderNginxConf } from "../../generator/hosts/nginx.ts";
import { loadSite } from "../../generator/load/loadSite.ts";
import { planRoutes } from "../planRoutes.ts";
import { program } from "../program.ts";
import { checkCloudFront } from "./checkCloudFront.ts";
import { checkCloudflare } from "./checkCloudflare.ts";
import { checkNetlify } from "./checkNetlify.ts";
import { checkSite } from "./checkSite.ts";
import { checkVercel } from "./checkVercel.ts";
import {
	complaintsOfNginx,
	missingPackages,
	type Server,
	startApache,
	startCaddy,
	startNginx,
} from "./servers.ts";
import type { ServedSite } from "./tools.ts";

/**
 * `npm run check hosts`, or `npm run check hosts -- -t Caddy`: each host of README.md reads what the build wrote, with its own server or
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

/** Old addresses as WordPress, Wix and Squarespace write them, and where they lead. */
const redirects = {
	"/garage-door-springs": "/services",
	"/old/page.html": "/faq",
	"/index.php": "/",
	"/ask": "/contact?subject=Other#contact-message",
	"/Pricing": "/about",
	// Too long for nginx's default hash tables.
	[`/${"a-very-long-old-address-".repeat(3)}`]: "/faq",
	"/caf%c3%a9/": "/faq",
	"/2019/05/Price%20List%20(1).pdf": "/prices",
	"/2019//05/news": "/faq",
	"/?p=12": "/about",
	"/index.php?page_id=7&lang=es": "/contact?from=old#contact-message",
	"/blog?tag=Garage+Doors": "/services",
	"/shop?y[]=caf%c3%a9": "/services",
};

/** The same addresses as visitors may write them, and some that only look like them. */
const otherSpellings = {
	"/caf%C3%A9": "/faq",
	"/2019/05/news": "/faq",
	"/?utm=a&p=12&x=1": "/about",
	"/?p=123": undefined,
	"/?xp=12": undefined,
	"/index.php?lang=es&page_id=7": "/contact?from=old#contact-message",
	"/index.php?page_id=7": "/?page_id=7",
	"/shop?x=1&y%5b%5D=caf%C3%A9": "/services",
	"/shop?y%5B%5D=caf%C3%A9&x=1": "/services",
};

/** A site as it is, one under a base path and one at its root, both with old addresses. */
let sites: readonly [plain: ServedSite, underPath: ServedSite, moved: ServedSite];

beforeAll(async () => {
	const missing = missingPackages().join(" ");
	if (missing !== "") throw new Error(`On Debian or Ubuntu: apt-get install ${missing}`);
	rmSync(work, { recursive: true, force: true });
	sites = await Promise.all([
		build("plain", "", {}, optionsFor("nginx")),
		build("repo", "/repo", redirects, []),
		build("moved", "", redirects, ["--draft"]),
	]);
}, 300_000);

async function build(
	name: string,
	basePath: string,
	redirects: Readonly<Record<string, string>>,
	options: readonly string[],
): Promise<ServedSite> {
	const [data, folder] = [join(work, `${name}-data`), join(work, name)];
	cpSync("data", data, { recursive: true });
	const business = join(data, "business.yaml");
	const text = readFileSync(business, "utf8");
	writeFileSync(business, text.replace(/^url: .*$/m, `$&${basePath}`));
	const list = Object.entries(redirects).map(([from, to]) => ({ from, to }));
	writeFileSync(join(data, "redirects.yaml"), JSON.stringify(list));
	const args = [...program, "--data", data, "--out", folder, ...options];
	await promisify(execFile)(process.execPath, args);
	// Files in .well-known (RFC 8615) are public, unlike other files whose names begin with a dot.
	mkdirSync(join(folder, ".well-known"));
	writeFileSync(join(folder, ".well-known/security.txt"), "Contact: mailto:desk@acme.example\n");
	const visits = list.length > 0 ? { ...redirects, ...otherSpellings } : {};
	return { folder, basePath, visits: basePath === "" ? visits : { ...visits, "": "/" } };
}

/** Serves a site with the file that the build wrote for a server, and asks for everything. */
async function checkServer(
	start: (conf: string, root: string, work: string) => Promise<Server>,
	file: string,
): Promise<readonly string[]> {
	const wrong: string[] = [];
	for (const site of sites.slice(0, 2)) {
		const own = join(work, `${start.name}${site.basePath}`);
		const root = site.basePath === "" ? site.folder : join(own, "root");
		mkdirSync(own, { recursive: true });
		if (site.basePath !== "") {
			mkdirSync(root);
			symlinkSync(site.folder, join(root, site.basePath));
		}
		const server = await start(readFileSync(join(site.folder, file), "utf8"), root, own);
		try {
			wrong.push(...(await checkSite(server, site)));
		} finally {
			await server.stop();
		}
	}
	return wrong;
}

/** How each host reads what the build wrote. GitHub Pages has no program that could be run here. */
const checks: Readonly<Record<string, () => Promise<readonly string[]>>> = {
	Netlify: () => checkNetlify(sites[2]),
	"Cloudflare Pages": () => checkCloudflare(sites[2], join(work, "cloudflare")),
	Vercel: () => checkVercel(sites[2]),
	nginx: () => checkServer(startNginx, ".hosts/nginx.conf"),
	Caddy: () => checkServer(startCaddy, ".hosts/Caddyfile"),
	Apache: () => checkServer(startApache, ".htaccess"),
	"S3 and CloudFront": () => checkCloudFront(sites[2], work),
};

describe.concurrent("reads the build as it is meant", () => {
	it.for([...steps.keys()].filter((host) => host !== "GitHub Pages"))(
		"%s",
		{ timeout: 600_000 },
		async (host, { expect }) => {
			expect(await checks[host]?.()).toEqual([]);
		},
	);
});

it("nginx accepts the configuration of any valid domain without a warning", () => {
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
	const many = Array.from({ length: 1000 }, (_, index) => ({ from: `/old-${index}`, to: "/faq" }));
	for (const domain of domains)
		for (const redirects of [[], many]) {
			const business = { ...site.business, url: `https://${domain}` };
			const conf = renderNginxConf(planHosts({ ...site, business, redirects }, routes, true));
			const otherName = domain.startsWith("www.") ? domain.slice(4) : `www.${domain}`;
			expect(complaintsOfNginx(conf, otherName, join(work, "starts")), domain).toBe("");
		}
}, 120_000);
