import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, inject } from "vitest";
import { inTurn } from "../full.ts";
import { kinds } from "../kinds.ts";
import { readShifts, watchShifts } from "./inPage.ts";
import { hydrated } from "./openPage.ts";
import { it } from "./visits.ts";

/** Serves the site's pages in pieces of 512 bytes, like a slow line or a busy machine. */
const slowLine = createServer(async ({ url = "/" }, response) => {
	const answer = await fetch(new URL(url, inject("site")));
	const type = answer.headers.get("Content-Type") ?? "";
	const body = Buffer.from(await answer.arrayBuffer());
	response.writeHead(answer.status, { "Content-Type": type });
	if (!type.startsWith("text/html")) return response.end(body);
	for (let start = 0; start < body.length; start += 512) {
		response.write(body.subarray(start, start + 512));
		await setTimeout(25);
	}
	response.end();
});

beforeAll(async () => void (await once(slowLine.listen(0, "127.0.0.1"), "listening")));
afterAll(() => void slowLine.close());

inTurn(
	it,
	kinds.flatMap((path) => [390, 1440].map((width) => [path, width] as const)),
	"%s hardly shifts while it is read, and not at all from then on, at %i px",
	async ([path, width], { expect, look }) => {
		const baseURL = `http://127.0.0.1:${(slowLine.address() as AddressInfo).port}`;
		const { page } = await look(
			path,
			{ baseURL, viewport: { width, height: 900 }, reducedMotion: "no-preference" },
			(prepared) => prepared.addInitScript(watchShifts),
		);
		await hydrated(page, "OpenNow");
		await page.evaluate(async () => {
			for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
				scrollTo({ top, behavior: "instant" });
				await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
			}
			scrollTo({ top: 0, behavior: "instant" });
			await new Promise((painted) => globalThis.setTimeout(painted, 250));
		});
		const shifts = await page.evaluate(readShifts);
		const sum = (isRead: boolean) =>
			shifts.reduce((all, shift) => all + (shift.isRead === isRead ? shift.value : 0), 0);
		const told = shifts
			.map(({ value, isRead, what }) => `${value}, ${isRead ? "read" : "being read"}: ${what}`)
			.join("\n");
		// The header and a page's head wait for their last part.
		expect.soft(told).not.toMatch(/site-header__bar|page-head__columns/);
		// Elements at the end of a row move while the row arrives. The limit is half of what visitors
		// hardly notice: https://web.dev/articles/cls
		expect.soft(sum(false), told).toBeLessThan(0.05);
		// To three decimals, like Lighthouse: replacing a word in a box of fixed size counts for some
		// hundred-thousandths.
		expect.soft(sum(true).toFixed(3), told).toBe("0.000");
	},
);
