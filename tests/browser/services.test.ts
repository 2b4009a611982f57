import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContextOptions, Page } from "playwright-core";
import sirv from "sirv";
import { afterAll, describe, expect, it } from "vitest";
import { long } from "../full.ts";
import { buildExample } from "./exampleSites.ts";
import { watchPolicy } from "./inPage.ts";
import { breachesOf, eventually, findFaults, openPage } from "./openPage.ts";

const closing: (() => void)[] = [];
afterAll(() => {
	for (const close of closing) close();
});

/** Builds the example's site with these services, and serves it. @returns the site's URL */
async function buildAndServe(name: string, services: object | undefined): Promise<string> {
	const folder = await buildExample(`services: ${name}`, (data) => {
		data.edit("business", (business) => {
			if (services === undefined) delete business.outsideServices;
			else business.outsideServices = services;
		});
		for (const service of Object.keys(services ?? {}))
			if (service !== "ask" && service !== "plausible")
				data.replace(/^ {2}plausible: >-$/m, `  ${service}: Loads ${service}.\n  plausible: >-`);
	});
	const serve = sirv(folder, { extensions: ["html"] });
	const server = createServer((request, response) => serve(request, response)).listen(0);
	closing.push(() => server.close());
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The URLs of the sites that tests have asked for, by their services. */
const served = new Map<string, Promise<string>>();
function serveWith(services: object | undefined): Promise<string> {
	const key = JSON.stringify(services) ?? "none";
	const site = served.get(key) ?? buildAndServe(key, services);
	served.set(key, site);
	return site;
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

async function visit(site: string, path: string, options: BrowserContextOptions = {}) {
	const asked: string[] = [];
	const watched = await openPage(`${site}${path}`, options, async (page: Page) => {
		await page.addInitScript(watchPolicy);
		await page.route(/^https:/, (route) => {
			const url = route.request().url();
			asked.push(url);
			const standIn = Object.values(standIns).find(({ loader }) => loader.test(url));
			return route.fulfill({
				contentType:
					route.request().resourceType() === "document" ? "text/html" : "text/javascript",
				headers: { "Access-Control-Allow-Origin": "*" },
				body: standIn ? codeOf(standIn) : "",
			});
		});
	});
	/** Returns the requests to services, without Google's map. */
	const ofServices = () => asked.filter((url) => !url.includes("google.com/maps"));
	return { ...watched, asked: ofServices };
}

describe.concurrent.each(
	Object.entries(standIns).map(
		([name, one]) => [name, one, /ga4|callrail|crisp/.test(name) ? {} : long] as const,
	),
)("%s", (name, standIn, which) => {
	it("does its work under the policy of a page that chose it alone", which, async () => {
		const site = await serveWith({ ask: "never", [name]: standIn.settings });
		const { page, context, errors, asked } = await visit(site, "/");
		const { script, report, picture, frame } = standIn;
		const expected = [script, report, picture, frame].filter((url) => url !== undefined);
		for (const path of ["/", "/contact"]) {
			const before = path === "/" ? 0 : asked().length;
			if (path !== "/") await page.goto(`${site}${path}`);
			await eventually(() =>
				expect(asked().slice(before)).toEqual(expect.arrayContaining(expected)),
			);
			await page.waitForTimeout(200);
			expect(await breachesOf(page)).toEqual([]);
			expect(errors).toEqual([]);
			expect(await page.locator(".consent__box").count()).toBe(0);
			if (name === "callrail") {
				const links = await page
					.locator('a[href^="tel:"]')
					.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
				expect(new Set(links)).toEqual(new Set(["tel:+15205550199"]));
				expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
					'"telephone":"+15205550164"',
				);
			}
		}
		await context.close();
	});
});

describe.concurrent("a visitor", () => {
	const ga4 = standIns.ga4?.settings;
	const [box, yes, no] = [".consent__box", '[name="consent"][value="yes"]', '[value="no"]'];
	/** Waits until an idle page has started its islands. */
	const settle = (page: Page) => page.waitForTimeout(700);

	it("is asked before anything loads, and what was said holds until it is changed", async () => {
		const site = await serveWith({ ask: "always", ga4 });
		const { page, context, asked } = await visit(site, "/");
		await page.locator(box).waitFor();
		expect(await findFaults(page)).toEqual([]);
		expect(asked()).toEqual([]);
		await page.click(no);
		expect(await page.locator(box).isVisible()).toBe(false);
		await page.goto(`${site}/privacy-policy`);
		await page.locator(".consent__again").waitFor();
		await settle(page);
		expect([await page.locator(box).isVisible(), asked()]).toEqual([false, []]);
		expect(await page.locator("main").innerText()).toContain("Loads ga4.");

		await page.click(".consent__again");
		await page.click(yes);
		await eventually(() => expect(asked()).toContain(standIns.ga4?.report));
		expect(await breachesOf(page)).toEqual([]);
		const reports = () => asked().filter((url) => url === standIns.ga4?.report).length;
		expect(reports()).toBe(1);
		await page.goto(`${site}/faq`);
		await eventually(() => expect(reports()).toBe(2));
		expect(await page.locator(box).isVisible()).toBe(false);

		// After a no, the page reloads without the service.
		await page.goto(`${site}/privacy-policy`);
		await eventually(() => expect(reports()).toBe(3));
		await page.click(".consent__again");
		await Promise.all([page.waitForEvent("load"), page.click(no)]);
		await settle(page);
		expect(reports()).toBe(3);
		await context.close();
	});

	it("who answers elsewhere is heard by pages that are open, kept for Back, or not opened yet", async () => {
		const site = await serveWith({ ask: "always", ga4 });
		const { page, context, asked } = await visit(site, "/faq");
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
		await eventually(() => expect(asked()).toContain(standIns.ga4?.report));
		expect(await page.locator(box).isVisible()).toBe(false);
		await Promise.all([page.waitForEvent("load"), answer("no", "storage")]);
		await settle(page);
		const reports = () => asked().filter((url) => url === standIns.ga4?.report).length;
		expect([reports(), await page.locator(box).isVisible()]).toEqual([1, false]);

		// A prerendered page loads nothing before it is opened.
		await page.evaluate(() => (localStorage.services = "yes"));
		await page.addInitScript(() =>
			Object.defineProperty(document, "prerendering", { value: true, configurable: true }),
		);
		await page.goto(`${site}/about`);
		await page.waitForSelector('[data-island="Services"][data-island-status="hydrated"]', {
			state: "attached",
		});
		expect(reports()).toBe(1);
		await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
		await eventually(() => expect(reports()).toBe(2));
		await context.close();
	});

	it("whose browser says no is not asked, and nothing loads", async () => {
		const site = await serveWith({ ask: "never", ga4 });
		const { page, context } = await visit(site, "/faq");
		await page.addInitScript(() =>
			Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
		);
		// Leave the page first, because one of its requests may still be on its way.
		await page.goto("about:blank");
		const later: string[] = [];
		page.on("request", (request) => later.push(request.url()));
		await page.goto(`${site}/about`);
		await settle(page);
		expect(later.filter((url) => url.includes("google"))).toEqual([]);
		await context.close();
	});

	it("in Europe is asked where data says so, and elsewhere is not", async () => {
		const site = await serveWith({ ask: "europe", ga4 });
		const berlin = await visit(site, "/faq", { timezoneId: "Europe/Berlin" });
		await berlin.page.locator(box).waitFor();
		expect(berlin.asked()).toEqual([]);
		const phoenix = await visit(site, "/faq", { timezoneId: "America/Phoenix" });
		await eventually(() => expect(phoenix.asked()).toContain(standIns.ga4?.report));
		expect(await phoenix.page.locator(box).isVisible()).toBe(false);

		// A no also ends services that started without a question: the page reloads without them.
		await phoenix.page.goto(`${site}/privacy-policy`);
		const reports = () => phoenix.asked().filter((url) => url === standIns.ga4?.report).length;
		await eventually(() => expect(reports()).toBe(2));
		await phoenix.page.click(".consent__again");
		await Promise.all([phoenix.page.waitForEvent("load"), phoenix.page.click(no)]);
		await settle(phoenix.page);
		expect(reports()).toBe(2);
		await berlin.context.close();
		await phoenix.context.close();
	});

	it("of a company without services meets nothing of them", async () => {
		const site = await serveWith(undefined);
		const { page, context, asked } = await visit(site, "/");
		await settle(page);
		const html = await (await fetch(`${site}/`)).text();
		expect(html).not.toMatch(/data-island="?Services|consent/);
		expect(html).toContain("trusted-types &#x27;none&#x27;");
		expect(asked()).toEqual([]);
		await context.close();
	});
});
