import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import sirv from "sirv";
import { describe, expect } from "vitest";
import { builtSite } from "../builtSite.ts";
import { business } from "../data.ts";
import { buildExample } from "./exampleSites.ts";
import { watchPolicy } from "./inPage.ts";
import { breachesOf, eventually, findFaults } from "./openPage.ts";
import { type Visits, it as visits } from "./visits.ts";

/** Builds the example's site with these services, and serves it. @returns the site's URL */
async function serveWith(services: Readonly<Record<string, object | string>>): Promise<string> {
	const folder = await buildExample(`services: ${Object.keys(services)}`, (data) => {
		data.edit("business", (business) => (business.outsideServices = services));
		for (const service of Object.keys(services))
			if (service !== "ask" && service !== "plausible")
				data.replace(/^ {2}plausible: >-$/m, `  ${service}: Loads ${service}.\n  plausible: >-`);
	});
	const serve = sirv(folder, { extensions: ["html"] });
	const server = createServer((request, response) => serve(request, response)).listen(0);
	// It ends with this process.
	server.unref();
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A stand-in for a service's script. It does what the real script does. */
interface StandIn {
	readonly settings: object;
	readonly loader: RegExp;
	readonly script?: string;
	readonly report: string;
	readonly picture?: string;
	readonly frame?: string;
	readonly more?: string;
}

const standIns: Readonly<Record<string, StandIn>> = {
	ga4: {
		settings: { id: "G-TEST123456" },
		loader: /^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-TEST123456$/,
		script: "https://www.googletagmanager.com/gtag/destination?id=G-TEST123456",
		report: "https://region1.google-analytics.com/g/collect?v=2",
		picture: "https://www.google-analytics.com/collect?v=1",
		more: "if (dataLayer[1][0] !== 'config' || dataLayer[1][1] !== 'G-TEST123456') throw 'no config'",
	},
	gtm: {
		settings: { id: "GTM-TEST123", allows: ["https://ads.example.net"] },
		loader: /^https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-TEST123$/,
		script: "https://ads.example.net/pixel.js",
		report: "https://www.google-analytics.com/g/collect?v=2",
		picture: "https://ads.example.net/pixel.gif",
		frame: "https://www.googletagmanager.com/static/service_worker/iframe",
		more: "if (dataLayer[0].event !== 'gtm.js') throw 'no event'",
	},
	plausible: {
		settings: { domain: "javelina-door.example" },
		loader: /^https:\/\/plausible\.io\/js\/script\.js$/,
		report: "https://plausible.io/api/event",
		more: "if (document.currentScript.dataset.domain !== 'javelina-door.example') throw 'no domain'",
	},
	callrail: {
		settings: { script: "//cdn.callrail.com/companies/123456789/0123456789abcdef0123/12/swap.js" },
		loader:
			/^https:\/\/cdn\.callrail\.com\/companies\/123456789\/0123456789abcdef0123\/12\/swap\.js$/,
		script: "https://js.callrail.com/group/0/0123456789abcdef0123/12/swap.js",
		report: "https://js.callrail.com/capture",
		picture: "https://js.callrail.com/pixel.gif",
		more: `for (const link of document.querySelectorAll('a[href="tel:+15205550164"]')) {
			link.href = "tel:+15205550199";
			link.innerHTML = link.innerHTML.replaceAll("555-0164", "555-0199");
		}`,
	},
	clarity: {
		settings: { id: "abcdefghij" },
		loader: /^https:\/\/www\.clarity\.ms\/tag\/abcdefghij$/,
		script: "https://scripts.clarity.ms/0.8.0/clarity.js",
		report: "https://k.clarity.ms/collect",
		picture: "https://c.bing.com/c.gif",
		more: "if (clarity.q[0][0] !== 'consentv2') throw 'no consent'",
	},
	crisp: {
		settings: { id: "7598bf86-9ebb-46bc-8c61-be8929bbf93d" },
		loader: /^https:\/\/client\.crisp\.chat\/l\.js$/,
		script: "https://client.crisp.chat/static/javascripts/client.js",
		report: "https://client.crisp.chat/settings/website/7598bf86/",
		picture: "https://image.crisp.chat/avatar.png",
		frame: "https://game.crisp.chat/embed",
		more: `const style = document.createElement("style");
			style.textContent = ".crisp { color: red }";
			document.head.append(style);
			document.body.insertAdjacentHTML("beforeend", '<div class="crisp" style="opacity: 1">Chat</div>');
			new Worker(URL.createObjectURL(new Blob([""])));
			if (CRISP_WEBSITE_ID !== "7598bf86-9ebb-46bc-8c61-be8929bbf93d") throw "no id";`,
	},
};

const codeOf = ({ script, report, picture, frame, more = "" }: StandIn): string => `{
	${more}
	const add = (tag, address) => {
		const element = document.createElement(tag);
		element.src = address;
		document.body.append(element);
	};
	${script ? `add("script", "${script}"); document.createElement("div").innerHTML = "<b>x</b>";` : ""}
	${picture ? `new Image().src = "${picture}";` : ""}
	${frame ? `add("iframe", "${frame}");` : ""}
	fetch("${report}", { method: "POST", mode: "no-cors", body: "{}" });
}`;

interface ServiceVisits {
	/** Opens a page where stand-ins answer for services. @returns the page, and what it asked for */
	readonly meet: (
		url: string,
		options?: BrowserContextOptions,
	) => Promise<Awaited<ReturnType<Visits["look"]>> & { readonly asked: () => readonly string[] }>;
}

const it = visits.extend<ServiceVisits>({
	meet: async ({ look }, use) =>
		use(async (url, options = {}) => {
			const asked: string[] = [];
			const watched = await look(url, { ...options, staysHere: false }, async (page: Page) => {
				await page.addInitScript(watchPolicy);
				await page.route(/^https:/, (route) => {
					const url = route.request().url();
					// Google's map is no service.
					if (!url.includes("google.com/maps")) asked.push(url);
					const standIn = Object.values(standIns).find(({ loader }) => loader.test(url));
					return route.fulfill({
						contentType:
							route.request().resourceType() === "document" ? "text/html" : "text/javascript",
						headers: { "Access-Control-Allow-Origin": "*" },
						body: standIn ? codeOf(standIn) : "",
					});
				});
			});
			return { ...watched, asked: () => asked };
		}),
});

/** All URLs that a service's stand-in asks for, after its loader. */
const urlsOf = (names: readonly string[]) =>
	names
		.flatMap((name) => standIns[name] ?? [])
		.flatMap(({ script, report, picture, frame }) => [script, report, picture, frame])
		.filter((url) => url !== undefined);
const withSettings = (names: readonly string[]) =>
	Object.fromEntries(names.map((name) => [name, standIns[name]?.settings ?? {}]));

// tests/unit/securityPolicy.test.ts says what a policy allows. Crisp stands alone because it turns
// Trusted Types off, and GA4 because it shares hosts with Google's Tag Manager.
const chosen = [["gtm", "plausible", "callrail", "clarity"], ["crisp"]] as const;
const asking = ["ga4"];
const sites = new Map<string, Promise<string>>();
const siteWith = (names: readonly string[], ask: string): Promise<string> => {
	const url = sites.get(String(names)) ?? serveWith({ ask, ...withSettings(names) });
	sites.set(String(names), url);
	return url;
};

it.concurrent.for(chosen)("%s do their work under the page's policy", async (names, { meet }) => {
	const url = await siteWith(names, "never");
	const { page, errors, asked } = await meet(`${url}/`);
	for (const path of ["/", "/contact"]) {
		const before = path === "/" ? 0 : asked().length;
		if (path !== "/") await page.goto(`${url}${path}`);
		await eventually(() =>
			expect(asked().slice(before)).toEqual(expect.arrayContaining(urlsOf(names))),
		);
		await page.waitForTimeout(200);
		expect(await breachesOf(page)).toEqual([]);
		expect(errors).toEqual([]);
		expect(await page.locator(".consent__box").count()).toBe(0);
		if (names[0] === "crisp") continue;
		const links = await page
			.locator('a[href^="tel:"]')
			.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
		expect(new Set(links)).toEqual(new Set(["tel:+15205550199"]));
		expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
			'"telephone":"+15205550164"',
		);
	}
});

describe.concurrent("a visitor", () => {
	const [box, yes, no] = [".consent__box", '[name="consent"][value="yes"]', '[value="no"]'];
	const report = standIns.ga4?.report;
	const inEurope = { timezoneId: "Europe/Berlin" };
	/** Waits until an idle page has started its islands. */
	const settle = (page: Page) => page.waitForTimeout(700);

	it("in Europe is asked before anything loads, and what was said holds until it is changed", async ({
		meet,
	}) => {
		const url = await siteWith(asking, "europe");
		const { page, asked } = await meet(`${url}/`, inEurope);
		await page.locator(box).waitFor();
		expect(await findFaults(page, box)).toEqual([]);
		expect(asked()).toEqual([]);
		await page.click(no);
		expect(await page.locator(box).isVisible()).toBe(false);
		await page.goto(`${url}/privacy-policy`);
		await page.locator(".consent__again").waitFor();
		await settle(page);
		expect([await page.locator(box).isVisible(), asked()]).toEqual([false, []]);
		expect(await page.locator("main").innerText()).toContain("Loads ga4.");

		await page.click(".consent__again");
		await page.click(yes);
		await eventually(() => expect(asked()).toEqual(expect.arrayContaining(urlsOf(asking))));
		expect(await breachesOf(page)).toEqual([]);
		const reports = () => asked().filter((url) => url === report).length;
		expect(reports()).toBe(1);
		await page.goto(`${url}/privacy-policy`);
		await eventually(() => expect(reports()).toBe(2));
		expect(await page.locator(box).isVisible()).toBe(false);

		// After a no, the page reloads without the service.
		await page.click(".consent__again");
		await Promise.all([page.waitForEvent("load"), page.click(no)]);
		await settle(page);
		expect(reports()).toBe(2);
	});

	it("who answers elsewhere is heard by pages that are open, kept for Back, or not opened yet", async ({
		meet,
	}) => {
		const url = await siteWith(asking, "europe");
		const { page, asked } = await meet(`${url}/faq`, inEurope);
		await page.locator(box).waitFor();
		// The browser tells a page that another tab has stored something, or that it comes back.
		const answer = (value: string, event: string) =>
			page.evaluate(
				([given, type]) => {
					localStorage.services = given;
					dispatchEvent(new PageTransitionEvent(type ?? "", { persisted: true }));
				},
				[value, event],
			);
		await answer("yes", "pageshow");
		await eventually(() => expect(asked()).toContain(report));
		expect(await page.locator(box).isVisible()).toBe(false);
		await Promise.all([page.waitForEvent("load"), answer("no", "storage")]);
		await settle(page);
		const reports = () => asked().filter((url) => url === report).length;
		expect([reports(), await page.locator(box).isVisible()]).toEqual([1, false]);

		// A prerendered page loads nothing before it is opened.
		await page.evaluate(() => (localStorage.services = "yes"));
		await page.addInitScript(() =>
			Object.defineProperty(document, "prerendering", { value: true, configurable: true }),
		);
		await page.goto(`${url}/about`);
		await page.waitForSelector('[data-island="Services"][data-island-status="hydrated"]', {
			state: "attached",
		});
		expect(reports()).toBe(1);
		await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
		await eventually(() => expect(reports()).toBe(2));
	});

	it("whose browser says no is not asked, and nothing loads; elsewhere nobody is asked, and a no ends what runs", async ({
		meet,
	}) => {
		const url = await siteWith(asking, "europe");
		const { page, asked } = await meet(`${url}/faq`, { timezoneId: "America/Phoenix" });
		await eventually(() => expect(asked()).toContain(report));
		expect(await page.locator(box).isVisible()).toBe(false);
		await page.goto(`${url}/privacy-policy`);
		const reports = () => asked().filter((url) => url === report).length;
		await eventually(() => expect(reports()).toBe(2));
		await page.click(".consent__again");
		await Promise.all([page.waitForEvent("load"), page.click(no)]);
		await settle(page);
		expect(reports()).toBe(2);

		await page.evaluate(() => localStorage.clear());
		await page.addInitScript(() =>
			Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
		);
		const before = asked().length;
		for (const site of [url, await siteWith(["crisp"], "never")]) {
			await page.goto(`${site}/about`);
			await settle(page);
			expect(await page.locator(box).filter({ visible: true }).count()).toBe(0);
		}
		expect(asked().length).toBe(before);
	});
});

it("of a company without services, a page has nothing of them", () => {
	const html = readFileSync(join(builtSite, "index.html"), "utf8");
	const has = business.outsideServices !== undefined;
	expect(/data-island="?Services|consent/.test(html)).toBe(has);
	expect(html.includes("trusted-types &#x27;none&#x27;")).toBe(!has);
});
