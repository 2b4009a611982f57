import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { planHosts } from "../../generator/hosts/hostPlan.ts";
import { renderNginxConf } from "../../generator/hosts/nginx.ts";
import { loadSite } from "../../generator/load/loadSite.ts";
import { startScript } from "../../generator/script.ts";
import { planRoutes } from "../planRoutes.ts";
import { checkCloudflare } from "./checkCloudflare.ts";
import { checkSite, type ServedSite } from "./checkSite.ts";
import {
	complaintsOfNginx,
	missingPackages,
	type Server,
	startCaddy,
	startNginx,
} from "./servers.ts";

/**
 * `npm run check:hosts`: nginx and Caddy serve the site with the configuration that the build
 * wrote, at the root and under a base path with redirects. Cloudflare's wrangler serves it at the
 * root with redirects.
 */
const work = resolve(".cache/hosts");

/** Old addresses as WordPress, Wix and Squarespace write them. */
const oldAddresses = `- { from: "/caf%c3%a9/", to: /faq }
- { from: "/2019/05/Price List (1).pdf", to: /prices }
- { from: "/?p=12", to: /about }
- { from: "/index.php?page_id=7&lang=es", to: "/contact?from=old#contact-message" }
- { from: "/blog?tag=Garage+Doors", to: /services }
`;

/** A path that is too long for nginx's default hash tables. */
const longPath = "a-very-long-old-address-".repeat(3);

async function checkHosts(): Promise<boolean> {
	const missing = missingPackages();
	if (missing.length > 0) {
		console.error(
			`These checks need real servers, and ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} not installed. On Debian or Ubuntu: apt-get install nginx libnginx-mod-http-brotli-static caddy`,
		);
		return false;
	}
	rmSync(work, { recursive: true, force: true });
	if (!checkNginxStarts()) return false;
	const sites = [buildPlain(), buildUnderBasePath()];
	let asked = 0;
	let wrong = 0;
	for (const [number, site] of sites.entries()) {
		for (const start of [startNginx, startCaddy]) {
			const server = await serve(start, site, join(work, `${start.name}-${number}`));
			try {
				const result = await checkSite(server, site);
				asked += result.asked;
				wrong += result.wrong.length;
				console.log(
					`${server.name}${site.basePath && ` under ${site.basePath}`}: ${result.asked} answers, ${result.wrong.length} wrong`,
				);
				for (const line of result.wrong.slice(0, 20)) console.error(`  ${line}`);
				if (result.wrong.length > 20) console.error(`  … and ${result.wrong.length - 20} more`);
			} finally {
				await server.stop();
			}
		}
	}
	const cloudflare = await checkCloudflare(buildWithRedirects(), join(work, "cloudflare"));
	asked += cloudflare.asked;
	wrong += cloudflare.wrong.length;
	console.log(
		`Cloudflare Pages (wrangler): ${cloudflare.asked} answers, ${cloudflare.wrong.length} wrong`,
	);
	for (const line of cloudflare.wrong.slice(0, 20)) console.error(`  ${line}`);
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

function buildPlain(): ServedSite {
	const folder = join(work, "site");
	build("data", folder, ["--precompress"]);
	return { folder, basePath: "", precompressed: true, moves: {}, movesByQuery: {} };
}

/** Builds the data for an address with a base path, with some old paths. */
function buildUnderBasePath(): ServedSite {
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
	build(data, folder, []);
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
			"/repo/caf%c3%a9/": "/repo/faq",
			"/repo/2019/05/Price%20List%20(1).pdf": "/repo/prices",
		},
	};
}

/** Builds the data with some old paths. Cloudflare can't redirect by query. */
function buildWithRedirects() {
	const data = join(work, "moved-data");
	const folder = join(work, "moved");
	cpSync("data", data, { recursive: true });
	const moves = {
		"/garage-door-springs": "/services",
		"/old/page.html": "/faq",
		"/index.php": "/",
		"/ask": "/contact?subject=Other#contact-message",
		"/caf%C3%A9": "/faq",
		"/blog/%c3%b1/": "/faq",
		"/2019/05/Price%20List%20(1).pdf": "/prices",
	};
	writeFileSync(
		join(data, "redirects.yaml"),
		Object.entries({ ...moves, "/?p=12": "/about" })
			.map(([from, to]) => `- { from: "${from}", to: "${to}" }\n`)
			.join(""),
	);
	build(data, folder, ["--draft"]);
	return { folder, moves };
}

function build(data: string, out: string, more: readonly string[]): void {
	execFileSync(
		process.execPath,
		["--import", "tsx", "cli.ts", "build", "--data", data, "--out", out, ...more],
		{ stdio: ["ignore", "ignore", "inherit"] },
	);
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
	const conf = readFileSync(
		join(folder, ".hosts", start === startNginx ? "nginx.conf" : "Caddyfile"),
		"utf8",
	);
	return start(conf, root, own);
}

startScript("check:hosts", {
	what: "Builds the site twice, and asks real nginx and Caddy servers for it. A minute or two.",
	options: {},
});
process.exitCode = (await checkHosts()) ? 0 : 1;
