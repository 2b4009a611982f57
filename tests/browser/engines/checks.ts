import assert from "node:assert/strict";
import { inflateSync } from "node:zlib";
import { business, routesOf, site } from "../../data.ts";
import { kinds, kindsOfLast } from "../../kinds.ts";
import { drawEverything, listOverflow, lookAtFocus, wakeIslands } from "../inPage.ts";
import { type Json, keys, type Visitor } from "./visitor.ts";

/** What has to hold in every browser. Says by throwing what does not. */
export type Check = (visitor: Visitor, url: string) => Promise<void>;

/** As every check begins at 390 px, that comes first: a window is slow to change. */
const widths = [390, 320, 834, 1440] as const;

/** Waits until something is true in the page. */
async function until<A extends readonly Json[]>(
	visitor: Visitor,
	what: string,
	is: (...args: A) => boolean,
	...args: A
): Promise<void> {
	for (let attempt = 0; attempt < 100; attempt++) {
		// A page on its way elsewhere answers with an error.
		if (await visitor.run(is, ...args).catch(() => false)) return;
		await new Promise((later) => setTimeout(later, 50));
	}
	throw new Error(`Within five seconds it did not come true that ${what}.`);
}

/** Brings an element into view and presses it in its middle. */
async function press(visitor: Visitor, selector: string): Promise<void> {
	const [x = 0, y = 0] = await visitor.run((where) => {
		const element = [...document.querySelectorAll(where)].find((found) => found.checkVisibility());
		if (!element) throw new Error(`Nobody sees ${where}.`);
		element.scrollIntoView({ block: "center", behavior: "instant" });
		const { left, top, width, height } = element.getBoundingClientRect();
		return [left + width / 2, top + height / 2];
	}, selector);
	await visitor.pressAt(x, y);
}

/** Types into a field, in place of what stands there. */
async function type(visitor: Visitor, selector: string, text: string): Promise<void> {
	await press(visitor, selector);
	await until(
		visitor,
		`${selector} has the focus`,
		(where) => document.activeElement?.matches(where) ?? false,
		selector,
	);
	await visitor.run((where) => document.querySelector<HTMLInputElement>(where)?.select(), selector);
	for (const character of text) await visitor.key(character);
}

/** Goes to another page, and back by the browser's own button. */
async function awayAndBack(visitor: Visitor, url: string, path: string): Promise<void> {
	await visitor.goto(`${url}/about`);
	await visitor.run(() => void setTimeout(() => history.back()));
	await until(visitor, "the browser is back", (before) => location.pathname === before, path);
}

const textOf = (visitor: Visitor, selector: string) =>
	visitor.run((where) => document.querySelector(where)?.textContent ?? "", selector);

/** What went wrong in the page so far: see watch.ts. */
const faultsOf = (visitor: Visitor) =>
	visitor.run(() => {
		const { breaches, errors } = globalThis as unknown as { breaches: string[]; errors: string[] };
		return [...breaches, ...errors];
	});

/** Opens a page, brings its islands to life, acts, and expects that nothing was reported. */
const onPage =
	(path: string, act: Check): Check =>
	async (visitor, url) => {
		await visitor.goto(`${url}${path}`);
		await visitor.run(wakeIslands);
		await act(visitor, url);
		// The not-found page says on the console which page was not found (specification, section 2).
		assert.deepEqual(await faultsOf(visitor), path === "/404" ? ["404: no page at /404"] : []);
	};

const fits: Check = async (visitor) => {
	await visitor.run(drawEverything);
	for (const width of widths) {
		await visitor.resize(width, 800);
		assert.deepEqual(await visitor.run(listOverflow), [], `${width} px`);
	}
};

const isOpen = () => document.querySelector("#menu")?.matches(":popover-open") ?? false;
const isClosed = () => !document.querySelector("#menu")?.matches(":popover-open");

const menu: Check = async (visitor) => {
	await press(visitor, ".menu__button");
	await until(visitor, "the menu opens", isOpen);
	await visitor.key(keys.Tab);
	assert.equal(
		await visitor.run(() => document.activeElement?.matches(".menu__link") ?? false),
		true,
		"Tab leads into the menu",
	);
	await visitor.key(keys.Escape);
	await until(visitor, "Escape closes the menu", isClosed);
	assert.equal(
		await visitor.run(() => document.activeElement?.matches(".menu__button") ?? false),
		true,
		"the focus comes back",
	);
	await press(visitor, ".menu__button");
	await until(visitor, "the menu opens again", isOpen);
	await visitor.pressAt(
		4,
		4 +
			(await visitor.run(
				() => document.querySelector("#menu")?.getBoundingClientRect().bottom ?? 0,
			)),
	);
	await until(visitor, "a press beside it closes the menu", isClosed);
};

const questions: Check = async (visitor, url) => {
	const count = ".faq-search [role=status]";
	const all = await textOf(visitor, count);
	await type(visitor, "#faq-search", "xyzzy");
	await until(
		visitor,
		"the search leaves nothing",
		() => document.querySelector("details.fold:not([hidden])") === null,
	);
	await until(
		visitor,
		"the status says that nothing is left",
		(every) =>
			document
				.querySelector(".faq-search [role=status]")
				?.textContent?.startsWith(`0 of ${every}`) ?? false,
		all,
	);
	await awayAndBack(visitor, url, "/faq");
	await visitor.run(wakeIslands);
	await until(
		visitor,
		"the box still asks, and the list answers",
		(every) => {
			const { value } = document.querySelector("#faq-search") as HTMLInputElement;
			return (
				value === "xyzzy" &&
				(document
					.querySelector(".faq-search [role=status]")
					?.textContent?.startsWith(`0 of ${every}`) ??
					false)
			);
		},
		all,
	);
	const id = await visitor.run(() => {
		const section = document.querySelector(".faq-section:last-of-type");
		return [...(section?.querySelectorAll(".fold__answer") ?? [])].at(-1)?.id ?? "";
	});
	await visitor.goto(`${url}/about`);
	await visitor.goto(`${url}/faq#${id}`);
	await visitor.run(wakeIslands);
	await until(
		visitor,
		"a fragment opens its answer, in sight",
		(answer) => {
			const details = document.getElementById(answer)?.closest("details");
			const { top = -1 } = details?.getBoundingClientRect() ?? {};
			return details?.open === true && top > 40 && top < innerHeight;
		},
		id,
	);
	await press(visitor, ".faq-section:first-of-type details:last-of-type > summary");
	await press(visitor, ".faq-section:first-of-type details > summary");
	assert.equal(
		await visitor.run(
			() => document.querySelectorAll(".faq-section:first-of-type details[open]").length,
		),
		1,
		"one answer is open",
	);
};

/** Reloaded lower down, Firefox tells of no first paint. */
const reloadedLowerDown: Check = async (visitor) => {
	await visitor.run(() => scrollTo({ top: 900, behavior: "instant" }));
	await new Promise((later) => setTimeout(later, 300));
	await visitor.reload();
	await until(
		visitor,
		"the islands that wait for a quiet moment come alive",
		() =>
			document.querySelector(
				'[data-island][data-when="idle"]:not([data-island-status="hydrated"])',
			) === null,
	);
};

/** Scrolled up, a page whose sections are drawn late stays where it is. */
const scrollsUpSteadily: Check = async (visitor, url) => {
	await visitor.goto(`${url}/`);
	const jump = await visitor.run(async () => {
		const drawn = () =>
			new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
		scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
		await drawn();
		let most = 0;
		// What is left may be less than a pixel, by which Firefox doesn't scroll.
		while (scrollY >= 1) {
			const seen = [...document.querySelectorAll("main h2")].find(
				(heading) => heading.getBoundingClientRect().top > 0,
			);
			const before = seen?.getBoundingClientRect().top ?? 0;
			const step = Math.min(300, scrollY);
			scrollBy({ top: -step, behavior: "instant" });
			await drawn();
			if (seen)
				most = Math.max(most, Math.abs((seen?.getBoundingClientRect().top ?? 0) - before - step));
		}
		return Math.round(most);
	});
	assert.ok(jump < 20, `scrolled up, the page jumps by ${jump} px`);
};

const contactForm: Check = async (visitor) => {
	const form = ".contact-form";
	await press(visitor, `${form}__submit`);
	assert.equal(
		await visitor.run(() => document.activeElement?.getAttribute("name") ?? ""),
		"name",
		"what is missing gets the focus",
	);
	const box = await visitor.run(() => {
		const select = document.querySelector("select");
		const input = document.querySelector(".contact-form input[name=email]");
		if (!select || !input) throw new Error("no fields");
		const look = (element: Element) => {
			const { backgroundColor, borderRadius } = getComputedStyle(element);
			return [
				Math.round(element.getBoundingClientRect().height),
				backgroundColor,
				borderRadius,
			].join(" ");
		};
		return [look(select), look(input)];
	});
	assert.equal(box[0], box[1], "the choice looks like the fields beside it");
	await type(visitor, `${form} [name=name]`, "Ann");
	await type(visitor, `${form} [name=email]`, "ann@example.com");
	await type(visitor, `${form} [name=phone]`, "2125550123");
	await visitor.run(() => {
		const select = document.querySelector("select") as HTMLSelectElement;
		select.selectedIndex = 1;
		select.dispatchEvent(new Event("change", { bubbles: true }));
	});
	await type(visitor, `${form} [name=message]`, "It is stuck.");
	assert.equal(
		await visitor.run(() => document.querySelector<HTMLInputElement>("[name=phone]")?.value),
		"(212) 555-0123",
	);
	await press(visitor, `${form}__submit`);
	await until(
		visitor,
		"the button is off while the message is sent",
		() => document.querySelector(".contact-form__submit:disabled") !== null,
	);
	await until(
		visitor,
		"the message is sent",
		() => document.activeElement?.matches(".notice--success") ?? false,
	);
	assert.equal(
		await visitor.run(() => document.querySelector<HTMLInputElement>("[name=name]")?.value),
		"",
		"what is left in the form",
	);
};

const zips = [...site.towns.values()].flatMap(({ zips: own }) => own);
const foreign = ["10001", "90001"].find((zip) => !zips.includes(zip)) ?? "";

const zipLookup: Check = async (visitor) => {
	const answer = ".zip-lookup__answer";
	await type(visitor, "#zip", "12");
	await visitor.key(keys.Enter);
	await until(
		visitor,
		"two digits are refused",
		(where) => document.querySelector(where)?.textContent !== "",
		answer,
	);
	await type(visitor, "#zip", foreign);
	await until(
		visitor,
		"a ZIP code from elsewhere gets the phone",
		(where) => document.querySelector(`${where} a[href^="tel:"]`) !== null,
		answer,
	);
	await type(visitor, "#zip", zips[0] ?? "");
	await until(
		visitor,
		"a ZIP code of ours gets its town",
		(where) => document.querySelector(`${where} a[href*="/areas/"]`) !== null,
		answer,
	);
};

const symptomFinder: Check = async (visitor) => {
	const word = site.folders.symptoms[0]?.rows[0]?.words[0] ?? "";
	const all = await textOf(visitor, ".symptom-finder [role=status]");
	await type(visitor, "#symptom-search", word);
	await until(
		visitor,
		"the search finds some",
		(every) => {
			const status = document.querySelector(".symptom-finder [role=status]")?.textContent ?? "";
			return (
				status !== every &&
				!status.startsWith("0 ") &&
				document.querySelector(".symptom-group[open] li:not([hidden])") !== null
			);
		},
		all,
	);
	// Lists that open move what was found: pressed where it stood, it would be missed.
	const top = () =>
		visitor.run(
			() =>
				document.querySelector(".symptom-group__row:not([hidden]) a")?.getBoundingClientRect()
					.top ?? null,
		);
	for (
		let look = 0, before = await top(), now = await top();
		look < 100 && now !== before;
		look++, before = now, now = await top()
	);
	await press(visitor, ".symptom-group__row:not([hidden]) a");
	await until(visitor, "a symptom leads to its answer, which is open", () => {
		const answer = document.getElementById(location.hash.slice(1) || "none");
		return location.pathname.includes("/symptoms/") && answer?.closest("details")?.open === true;
	});
};

const worksheet: Check = async (visitor, url) => {
	for (const [name, value] of [
		["age", "12"],
		["trips", "4"],
		["quote", "400"],
		["newDoor", "2000"],
	] as const)
		await type(visitor, `#worksheet-${name}`, value);
	await visitor.key(keys.Enter);
	await until(visitor, "the worksheet says what it comes to", () => {
		const lean = document.querySelectorAll("[data-result]:not([hidden]) [data-lean]:not([hidden])");
		const figures = [...document.querySelectorAll("[data-result]:not([hidden]) [data-figure]")];
		return (
			lean.length === 1 &&
			figures.length > 0 &&
			figures.every(({ textContent }) => /\d/.test(textContent ?? ""))
		);
	});
	await awayAndBack(visitor, url, prices?.path ?? "");
	await until(
		visitor,
		"what was typed is still there",
		() => document.querySelector<HTMLInputElement>("#worksheet-age")?.value === "12",
	);
};

/** The visitor's own clock is on the other side of the world. */
const openNow: Check = async (visitor) => {
	const day = new Date().toLocaleDateString("en-US", {
		weekday: "long",
		timeZone: business.timeZone,
	});
	assert.deepEqual(
		await visitor.run(() =>
			[...document.querySelectorAll<HTMLElement>(".hours__row--today")].map(
				(row) => row.dataset.day,
			),
		),
		[day],
	);
	assert.equal(
		await visitor.run(
			() => document.querySelectorAll(".open-now--open, .open-now--closed").length > 0,
		),
		true,
		"it says open or closed",
	);
};

/** WebKit brings a field that has got the focus into sight a moment later. */
async function faultsOfFocus(visitor: Visitor): Promise<readonly string[]> {
	for (let look = 0; look < 20; look++) {
		if ((await visitor.run(lookAtFocus)).length === 0) return [];
		await new Promise((later) => setTimeout(later, 50));
	}
	return visitor.run(lookAtFocus);
}

const keyboard: Check = async (visitor, url) => {
	await visitor.goto(`${url}/contact`);
	await visitor.key(keys.Tab);
	assert.equal(await visitor.run(() => document.activeElement?.className), "skip-link");
	await visitor.key(keys.Enter);
	for (let stop = 0; stop < 12; stop++) {
		await visitor.key(keys.Tab);
		assert.deepEqual(await faultsOfFocus(visitor), [], `stop ${stop + 1} after the skip link`);
		assert.equal(
			await visitor.run(
				() => document.querySelector("main")?.contains(document.activeElement) ?? false,
			),
			true,
			"the stop is in the content",
		);
	}
};

/** How many pages a PDF has. Their objects stand in it as they are, or packed together. */
function countSides(pdf: Buffer): number {
	const packed = [...pdf.toString("latin1").matchAll(/\/Type\s*\/ObjStm.*?stream\r?\n/gs)].map(
		({ index, 0: { length } }) =>
			inflateSync(pdf.subarray(index + length, pdf.indexOf("endstream", index))).toString("latin1"),
	);
	return [pdf.toString("latin1"), ...packed].join("").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** A service fits one sheet, front and back: Chromium's are in tests/browser/print.test.ts. */
const onPaper =
	(path: string): Check =>
	async (visitor, url) => {
		await visitor.goto(`${url}${path}`);
		const sides = countSides((await visitor.print?.()) ?? Buffer.alloc(0));
		assert.ok(sides === 1 || sides === 2, `${sides} sides`);
	};

async function expectDark(visitor: Visitor): Promise<void> {
	const [ground, ink] = await visitor.run(() => {
		const lightness = (color: string) => {
			const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
			canvas.fillStyle = color;
			canvas.fillRect(0, 0, 1, 1);
			return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
		};
		const { backgroundColor, color } = getComputedStyle(document.body);
		const { backgroundColor: behind } = getComputedStyle(document.documentElement);
		return [
			Math.min(lightness(backgroundColor) || 255, lightness(behind) || 255),
			lightness(color),
		] as const;
	});
	assert.ok(ground < 90 && ink > 180, `dark: ground ${ground}, ink ${ink}`);
}

const [symptoms] = routesOf("symptoms");
const [prices] = routesOf("prices");

/**
 * A page that is whole without scripts: it fits, it is dark for whom the system is, and no island
 * has come alive.
 */
const withoutScripts =
	(path: string): Check =>
	async (visitor, url) => {
		await visitor.goto(`${url}${path}`);
		assert.equal(
			await visitor.run(
				() =>
					matchMedia("(scripting: none)").matches &&
					document.querySelector("[data-island-status]") === null,
			),
			true,
		);
		assert.equal(
			await visitor.run(() => document.querySelector("h1")?.checkVisibility()),
			true,
			"its heading is seen",
		);
		await expectDark(visitor);
		for (const width of [320, 1440]) {
			await visitor.resize(width, 800);
			assert.deepEqual(await visitor.run(listOverflow), [], `${width} px`);
		}
	};

const byPath = (
	paths: readonly string[],
	what: string,
	check: (path: string) => Check,
): Readonly<Record<string, Check>> =>
	Object.fromEntries(paths.map((path) => [`${path} ${what}`, check(path)]));

/**
 * What has to hold in a browser, by name; each list in a look that the browser is started with.
 * Every page in Chromium, at every width, with scripts and without, is in
 * tests/browser/routes.test.ts, and not looked at twice.
 */
export const checksIn = (
	browser: string,
): readonly {
	readonly look: { readonly scripts: boolean; readonly dark: boolean };
	readonly checks: Readonly<Record<string, Check>>;
}[] => [
	{
		look: { scripts: true, dark: false },
		checks: {
			...(browser !== "chromium" &&
				byPath(kinds, "fits every width", (path) => onPage(path, fits))),
			menu: onPage("/about", menu),
			"the FAQ": onPage("/faq", questions),
			"a page reloaded lower down": onPage("/faq", reloadedLowerDown),
			"a page scrolled up": scrollsUpSteadily,
			"the contact form": onPage("/contact", contactForm),
			"the ZIP look-up": onPage("/", zipLookup),
			...(symptoms && { "the symptom finder": onPage(symptoms.path, symptomFinder) }),
			...(prices && { "the worksheet": onPage(prices.path, worksheet) }),
			"open now": onPage("/contact", openNow),
			keyboard,
			...(browser === "firefox" &&
				byPath(
					routesOf("service").map(({ path }) => path),
					"on paper",
					onPaper,
				)),
		},
	},
	{
		look: { scripts: false, dark: true },
		checks: {
			...byPath(
				browser === "chromium" ? ["/"] : kindsOfLast,
				"without scripts, in the dark",
				withoutScripts,
			),
			"the menu without scripts": async (visitor, url) => {
				await visitor.goto(`${url}/about`);
				await press(visitor, ".menu__button");
				assert.equal(await visitor.run(isOpen), true);
				await visitor.key(keys.Escape);
				assert.equal(await visitor.run(isOpen), false);
			},
			"the FAQ without scripts": async (visitor, url) => {
				await visitor.goto(`${url}/faq`);
				await press(visitor, ".faq-section:first-of-type details:last-of-type > summary");
				await press(visitor, ".faq-section:first-of-type details > summary");
				assert.equal(
					await visitor.run(
						() => document.querySelectorAll(".faq-section:first-of-type details[open]").length,
					),
					1,
				);
				assert.equal(
					await visitor.run(() => document.querySelector("#faq-search")?.checkVisibility()),
					false,
				);
			},
		},
	},
];
