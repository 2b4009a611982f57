import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { planForm } from "../../../islands/form/planForm.ts";
import * as providers from "../../../islands/form/providers.ts";

const sent = { path: "/contact/sent", url: "https://acme.example/contact/sent" };
const action = "https://form.example/f/1";

function message(extra: Record<string, string> = {}): FormData {
	const data = new FormData();
	const person = { name: "Ann & Bob", email: "ann@example.com", phone: "" };
	const typed = { ...person, subject: "Other", message: "Line 1\nLine 2", ...extra };
	for (const [name, value] of Object.entries(typed)) data.append(name, value);
	return data;
}

const json = (body: unknown, status = 200) =>
	new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
const html = (status = 200, headers: Record<string, string> = {}) =>
	new Response("<!doctype html><title>Hello</title>", {
		status,
		headers: { "Content-Type": "text/html", ...headers },
	});
const netlifyHtml = (status = 200) => html(status, { "x-nf-request-id": "01HXABC" });
const redirected = (answer: Response, url: string) =>
	Object.defineProperties(answer, { redirected: { value: true }, url: { value: url } });

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => void vi.stubGlobal("fetch", fetched));
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
	fetched.mockReset();
});

/** Returns how a provider reads an answer: true, false, or "throws". */
async function outcome(provider: keyof typeof providers, answer: Response, data = message()) {
	fetched.mockResolvedValueOnce(answer);
	return providers[provider].send(data, action).catch(() => "throws");
}

describe("the form's markup", () => {
	test("of the simulated provider closes a dialog, which adds no query to the address", () => {
		expect(planForm({ provider: "simulated" }, sent)).toEqual({
			attributes: { method: "dialog" },
			hidden: {},
			honeypot: { name: "_gotcha", type: "text" },
		});
	});
	test("of Formspree names the thank-you page", () => {
		expect(planForm({ provider: "formspree", id: "xyz" }, sent)).toEqual({
			attributes: { action: "https://formspree.io/f/xyz", method: "post" },
			hidden: { _next: sent.url },
			honeypot: { name: "_gotcha", type: "text" },
		});
	});
	test("of Netlify has the form's name twice, and the thank-you page's path as the action", () => {
		expect(planForm({ provider: "netlify", name: "contact" }, sent)).toEqual({
			attributes: {
				name: "contact",
				action: "/contact/sent",
				method: "post",
				"data-netlify": "true",
				"data-netlify-honeypot": "bot-field",
			},
			hidden: { "form-name": "contact" },
			honeypot: { name: "bot-field", type: "text" },
		});
	});
	test("of Web3Forms has an absolute redirect", () => {
		expect(planForm({ provider: "web3forms", accessKey: "key" }, sent)).toEqual({
			attributes: { action: "https://api.web3forms.com/submit", method: "post" },
			hidden: { access_key: "key", redirect: sent.url },
			honeypot: { name: "botcheck", type: "checkbox" },
		});
	});
	test("of Basin has no hidden field", () => {
		expect(planForm({ provider: "basin", id: "abc" }, sent)).toMatchObject({
			attributes: { action: "https://usebasin.com/f/abc", method: "post" },
			hidden: {},
		});
	});
	test("of an endpoint names the thank-you page", () => {
		expect(planForm({ provider: "endpoint", url: "/api/contact" }, sent)).toMatchObject({
			attributes: { action: "/api/contact", method: "post" },
			hidden: { _next: sent.url },
		});
	});
});

test("a form of any provider has fields for attribution if the company asks for them", () => {
	const netlify = { provider: "netlify", name: "contact" } as const;
	const { hidden } = planForm(netlify, sent, { attribution: true });
	const utm = "utm_source utm_medium utm_campaign utm_term utm_content";
	expect(Object.keys(hidden).join(" ")).toBe(
		`form-name landing_page referrer ${utm} gclid msclkid fbclid`,
	);
});

test("a form with a photo posts a file, under the provider's name for it", () => {
	for (const [settings, name] of [
		[{ provider: "web3forms", accessKey: "key" }, "attachment"],
		[{ provider: "basin", id: "abc" }, "photo"],
	] as const) {
		const { attributes, photo } = planForm(settings, sent, { photo: true });
		expect([attributes.encType, photo]).toEqual(["multipart/form-data", name]);
		expect(planForm(settings, sent)).not.toHaveProperty("photo");
	}
});

describe("a message", () => {
	test.each(["formspree", "netlify", "web3forms", "basin", "endpoint"] as const)(
		"goes to %s as URL-encoded fields, and asks for JSON",
		async (provider) => {
			await outcome(provider, json({ ok: true, success: true }));
			const [url, init] = fetched.mock.calls[0] ?? [];
			expect(url).toBe(action);
			expect(init).toMatchObject({ method: "POST", headers: { Accept: "application/json" } });
			expect(init?.body).toBeInstanceOf(URLSearchParams);
			expect(Object.fromEntries(init?.body as URLSearchParams)).toMatchObject({
				name: "Ann & Bob",
				subject: "Other",
				message: "Line 1\nLine 2",
			});
		},
	);

	test("goes to Web3Forms without the redirect, which is for posts without a script", async () => {
		await outcome("web3forms", json({ success: true }), message({ redirect: sent.url }));
		const [, init] = fetched.mock.calls[0] ?? [];
		expect(init?.body).toBeInstanceOf(URLSearchParams);
		expect(String(init?.body)).not.toContain("redirect");
	});

	test("is not sent by the simulated provider, which takes a second", async () => {
		vi.useFakeTimers();
		const done = vi.fn();
		void providers.simulated.send(message(), "").then(done);
		await vi.advanceTimersByTimeAsync(999);
		expect(done).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(done).toHaveBeenCalledWith(true);
		expect(fetched).not.toHaveBeenCalled();
	});
});

describe("an answer", () => {
	test.each<[keyof typeof providers, unknown]>([
		["formspree", { ok: true, next: "/thanks?language=en" }],
		// Older forms of Formspree.
		["formspree", { next: "https://formspree.io/thanks" }],
		["web3forms", { success: true, message: "Email sent successfully!" }],
		// Older versions of Web3Forms.
		["web3forms", { success: true, body: { message: "Email sent" } }],
		["basin", { success: true }],
		["basin", {}],
		["endpoint", { ok: true }],
		["endpoint", { success: "true", status: "ok", errors: [] }],
		["endpoint", { ok: 1, status: 200, error: null }],
	])("of %s with the JSON %j is a success", async (provider, body) => {
		expect(await outcome(provider, json(body))).toBe(true);
	});

	test.each<[keyof typeof providers, string, Response]>([
		["netlify", "a page of HTML with its id", netlifyHtml()],
		["endpoint", "JSON with status 201", json({ id: 7 }, 201)],
		["endpoint", "no content", new Response(null, { status: 204 })],
		["endpoint", "an empty text", new Response("", { status: 202 })],
	])("of %s with %s is a success", async (provider, _what, answer) => {
		expect(await outcome(provider, answer)).toBe(true);
	});

	const email = { code: "TYPE_EMAIL", field: "email", message: "should be an email" };
	test.each<[keyof typeof providers, number, unknown]>([
		["formspree", 422, { error: "Validation errors", errors: [email] }],
		["formspree", 403, { error: "Form is blocked", errors: [{ code: "BLOCKED" }] }],
		["formspree", 200, { error: "Something" }],
		["web3forms", 200, { success: false, message: "Invalid access key" }],
		["web3forms", 400, { success: false, message: "Missing fields" }],
		["basin", 403, { error: "Form is disabled" }],
		["basin", 200, { success: false }],
		["endpoint", 500, { ok: true }],
	])("of %s with the status %i and the JSON %j is no success", async (provider, status, body) => {
		expect(await outcome(provider, json(body, status))).not.toBe(true);
	});

	test.each<unknown>([
		...[false, 0, "no", "", null, "error"],
		...[false, "false", 0, "0", "no", null, ""].flatMap((no) => [{ success: no }, { ok: no }]),
		...["error", "failed", "Failure", 400, "503"].map((status) => ({ status })),
		{ error: "no" },
		{ errors: { email: "wrong" } },
	])("of an endpoint with the JSON %j is no success", async (body) => {
		expect(await outcome("endpoint", json(body))).not.toBe(true);
	});

	const elsewhere = (answer: Response) => redirected(answer, "https://hotel.example/");
	test.each<[keyof typeof providers, string, Response]>([
		["formspree", "a page of HTML", html()],
		["netlify", "a form that it does not know", netlifyHtml(404)],
		["netlify", "a page from another host", html()],
		["netlify", "a page after a redirect", redirected(netlifyHtml(), sent.url)],
		["formspree", "JSON from elsewhere", elsewhere(json({ ok: true }))],
		["basin", "JSON from elsewhere", elsewhere(json({ success: true }))],
		["web3forms", "JSON from elsewhere", elsewhere(json({ success: true }))],
		["endpoint", "JSON from elsewhere", elsewhere(json({ ok: true }))],
		["endpoint", "an empty text from elsewhere", elsewhere(new Response(""))],
		["web3forms", "a page of HTML", html()],
		["basin", "a page of HTML", html()],
		["endpoint", "a page of HTML", html()],
		["endpoint", "JSON cut off", new Response('{"ok":tr')],
	])("of %s with %s is no success", async (provider, _what, answer) => {
		expect(await outcome(provider, answer)).not.toBe(true);
	});

	test("of an endpoint is a success after a redirect to the thank-you page only", async () => {
		const outcomeAt = (url: string) =>
			outcome("endpoint", redirected(html(), url), message({ _next: sent.url }));
		expect(await outcomeAt(sent.url)).toBe(true);
		expect(await outcomeAt("https://acme.example/")).not.toBe(true);
	});

	test.each(["formspree", "netlify", "web3forms", "basin", "endpoint"] as const)(
		"is missing when %s is unreachable, and sending fails",
		async (provider) => {
			fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
			await expect(providers[provider].send(message(), action)).rejects.toThrow("Failed to fetch");
		},
	);

	test("may take half a minute", async () => {
		vi.useFakeTimers();
		fetched.mockImplementationOnce((_, { signal }) => {
			signal?.addEventListener("abort", () => expect.fail("given up"));
			return new Promise((resolve) => setTimeout(() => resolve(json({ ok: true })), 30_000));
		});
		const sending = providers.formspree.send(message(), action);
		await vi.advanceTimersByTimeAsync(30_000);
		expect(await sending).toBe(true);
	});
});
