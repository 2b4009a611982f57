/**
 * Functions that tests run inside a page, in any browser. Each is sent as text, so it must use no
 * outer variables.
 */

/** Records every breach of a security policy. Must run before the page's scripts. */
export const watchPolicy = () => {
	const breaches: string[] = [];
	Object.assign(globalThis, { breaches });
	document.addEventListener(
		"securitypolicyviolation",
		({ violatedDirective, blockedURI, sourceFile, lineNumber, sample }) => {
			breaches.push(`${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
		},
	);
};

export const readBreaches = (): string[] =>
	(globalThis as unknown as { breaches: string[] }).breaches;

/** A layout shift: its value, whether the page was parsed by then, and the elements that moved. */
interface Shift {
	readonly value: number;
	readonly isRead: boolean;
	readonly what: string;
}

/**
 * Records every layout shift. Must run before the page's scripts. A slow line moves content that
 * arrives in pieces, so `isRead` tells whether the page had arrived.
 */
export const watchShifts = () => {
	const shifts: Shift[] = [];
	let read = Number.POSITIVE_INFINITY;
	addEventListener("DOMContentLoaded", () =>
		requestAnimationFrame(() => requestAnimationFrame((now) => (read = now))),
	);
	Object.assign(globalThis, { shifts });
	new PerformanceObserver((list) => {
		for (const { value, startTime, sources } of list.getEntries() as (PerformanceEntry & {
			value: number;
			sources: { node?: Element }[];
		})[]) {
			const what = sources
				.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120))
				.join(" | ");
			shifts.push({ value, isRead: startTime > read, what });
		}
	}).observe({ type: "layout-shift", buffered: true });
};

export const readShifts = (): Shift[] => (globalThis as unknown as { shifts: Shift[] }).shifts;

/**
 * Hydrates every island of a page by triggering its `data-when`.
 * @returns the islands' names, without duplicates
 */
export const wakeIslands = async (): Promise<readonly string[]> => {
	const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")].filter(
		({ dataset: { when = "" } }) => !when.startsWith("(") || matchMedia(when).matches,
	);
	for (const island of islands) {
		const { top, bottom } = island.getBoundingClientRect();
		if (island.dataset.when === "visible" && (top > innerHeight || bottom < 0))
			island.scrollIntoView({ behavior: "instant" });
		if (island.dataset.when === "interaction")
			island.dispatchEvent(new Event("pointerover", { bubbles: true }));
		for (let frame = 0; island.dataset.islandStatus !== "hydrated"; frame++) {
			if (frame > 600)
				throw new Error(
					`The island ${island.dataset.island} is ${island.dataset.islandStatus ?? "left alone"}.`,
				);
			// Repeat the event, because WebKit calls a page loaded before its modules have run.
			dispatchEvent(new Event("pointerdown"));
			await new Promise(requestAnimationFrame);
		}
	}
	return [...new Set(islands.map(({ dataset }) => dataset.island ?? ""))];
};

/** Returns elements that stick out to the right or are cut off a fixed element, widest first. */
export const listOverflow = (): readonly string[] => {
	const { scrollWidth, clientWidth } = document.documentElement;
	const isCut = [...document.querySelectorAll(".site-header, .call-bar")].some(
		(fixed) => fixed.scrollWidth > fixed.clientWidth,
	);
	if (scrollWidth <= clientWidth && !isCut) return [];
	const wide = [...document.querySelectorAll("body *")]
		.map((element) => ({
			element,
			right:
				element.getBoundingClientRect().left +
				Math.max(element.scrollWidth, element.getBoundingClientRect().width),
		}))
		.filter(({ right }) => right > clientWidth + 0.5)
		.sort((a, b) => b.right - a.right)
		.slice(0, 3)
		.map(
			({ element, right }) =>
				`${element.outerHTML.slice(0, 100)} ends at ${Math.round(right)} of ${clientWidth}`,
		);
	return [`the page is ${scrollWidth} wide in a window of ${clientWidth}`, ...wide];
};

/**
 * Looks at the start of a page for what an old browser loses with rules that it can't read: a small
 * header, the call bar on phones, links of the menu, a hidden skip link, letters on their ground,
 * and a heading and buttons that nothing covers.
 */
export const findLostLayout = (): readonly string[] => {
	const faults: string[] = [];
	scrollTo({ top: 0, behavior: "instant" });
	const boxOf = (selector: string) =>
		document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
	const header = boxOf(".site-header");
	if (header.height === 0 || header.height > innerHeight / 3)
		faults.push(`the header is ${header.height} px high`);
	const bar = boxOf(".call-bar");
	if (bar.height > 0 !== innerWidth < 768) faults.push(`the call bar is ${bar.height} px high`);
	if (boxOf(".skip-link").bottom > 0) faults.push("the skip link is in sight");
	if (boxOf(".menu__link").height === 0 && boxOf(".menu__button").height === 0)
		faults.push("there is no menu");
	const lightness = (color: string) => {
		const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
		return alpha < 1 ? undefined : red * 0.2126 + green * 0.7152 + blue * 0.0722;
	};
	for (const element of document.querySelectorAll("main :is(h1, h2, p, a, button):not(svg *)")) {
		const { left, top, width, height, bottom } = element.getBoundingClientRect();
		if (width === 0 || element.closest("details:not([open])")) continue;
		const ink = lightness(getComputedStyle(element).color);
		let behind: Element | null = element;
		let ground: number | undefined;
		while (behind && ground === undefined) {
			ground = lightness(getComputedStyle(behind).backgroundColor);
			behind = behind.parentElement;
		}
		const name = element.outerHTML.slice(0, 100);
		if (ink !== undefined && Math.abs(ink - (ground ?? 255)) < 60)
			faults.push(`${name} has its ground's color`);
		if (!element.matches("h1, a, button") || bottom > innerHeight - bar.height) continue;
		const seen = document.elementFromPoint(left + width / 2, top + height / 2);
		if (seen && !seen.contains(element) && !element.contains(seen))
			faults.push(`${name} is covered by ${seen.outerHTML.slice(0, 60)}`);
	}
	return faults;
};

/** Returns words outside the window that can't be scrolled to, which `listOverflow` misses. */
export const listCutWords = (): readonly string[] => {
	const cut = new Set<string>();
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		const element = text.parentElement;
		if (
			!element?.checkVisibility({ visibilityProperty: true }) ||
			element.closest("svg, option, .visually-hidden, thead")
		)
			continue;
		const range = document.createRange();
		range.selectNodeContents(text);
		const right = Math.max(0, ...[...range.getClientRects()].map((rect) => rect.right));
		if (right <= document.documentElement.clientWidth + 1) continue;
		let around: Element | null = element;
		while (around && !["auto", "scroll"].includes(getComputedStyle(around).overflowX))
			around = around.parentElement;
		if (!around)
			cut.add(
				`"${text.textContent?.trim().slice(0, 60)}" ends at ${Math.round(right)} of ${document.documentElement.clientWidth}`,
			);
	}
	return [...cut];
};

/** Draws elements with `content-visibility: auto`, which browsers draw only when they are near. */
export const drawEverything = (): void => {
	const sheet = new CSSStyleSheet();
	sheet.insertRule(".map-frame { content-visibility: visible !important }");
	document.adoptedStyleSheets = [sheet];
};

/** Returns the visible elements that the keyboard can reach, in order. */
export const listStops = (): readonly HTMLElement[] =>
	[
		...document.querySelectorAll<HTMLElement>(
			"a[href], button, input, select, textarea, summary, [tabindex='0']",
		),
	].filter(
		(element) =>
			element.checkVisibility({ visibilityProperty: true }) &&
			!element.closest("iframe") &&
			element.tabIndex >= 0,
	);

/** Returns what is wrong with the focus ring and the position of the focused element. */
export const lookAtFocus = (): readonly string[] => {
	const element = document.activeElement;
	if (!element || element === document.body) return ["nothing has the focus"];
	const name = element.outerHTML.slice(0, 100);
	const faults: string[] = [];
	// The ring can be on the card around the element. On the map, it is on a dot or an outline.
	const ringed = [
		element,
		element.parentElement,
		element.closest("article, li"),
		...element.querySelectorAll("*"),
	].some((candidate) => {
		if (!candidate) return false;
		if (
			candidate instanceof SVGGeometryElement &&
			Number.parseFloat(getComputedStyle(candidate).strokeWidth) > 4
		)
			return true;
		return [getComputedStyle(candidate), getComputedStyle(candidate, "::after")].some(
			({ outlineStyle, outlineWidth }) =>
				outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
		);
	});
	if (!ringed) faults.push(`${name} has no visible focus ring`);
	// WCAG 2.2, 2.4.11: our content must not hide the focus
	// (https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum). WebKit adds an empty
	// rectangle at the end of the previous line.
	const rect = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
	if (!rect) return [...faults, `${name} has the focus and no size`];
	// WebKit scrolls to the line with the caret. In an empty field, that is the first line.
	const down =
		element instanceof HTMLTextAreaElement
			? Number.parseFloat(getComputedStyle(element).lineHeight)
			: rect.height / 2;
	// Of an element higher than half of the window, any part may be visible.
	const places =
		rect.height > innerHeight / 2
			? [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => part * rect.height)
			: [down];
	const covers = places
		.map((place) => rect.top + place)
		.filter((y) => y >= 0 && y < innerHeight)
		.map((y) => {
			let cover = document.elementFromPoint(rect.left + rect.width / 2, y);
			while (cover && !["fixed", "sticky"].includes(getComputedStyle(cover).position))
				cover = cover.parentElement;
			return cover?.contains(element) ? null : cover;
		});
	const [cover] = covers;
	if (cover && covers.every(Boolean))
		faults.push(
			`${name} at ${Math.round(rect.top)}–${Math.round(rect.bottom)} is hidden by ${cover.className}`,
		);
	if (rect.bottom < 1 || rect.top > innerHeight - 1)
		faults.push(`${name} is outside of the window`);
	return faults;
};
