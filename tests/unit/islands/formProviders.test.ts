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
	fetched.mockReset();
});

/** Returns how a provider reads an answer: true, false, or "throws". */
async function outcome(provider: keyof typeof providers, answer: Response, data = message()) {
	fetched.mockResolvedValueOnce(answer);
	return providers[provider].send(data, action).catch(() => "throws");
}

// The markup of each provider's form, with all that a company may ask for and without.
// `npx vitest run formProviders -u` writes the golden file.
test("the form's markup is as in its golden file", async () => {
	const settings: readonly Parameters<typeof planForm>[0][] = [
		{ provider: "simulated" },
		{ provider: "formspree", id: "xyz" },
		{ provider: "netlify", name: "contact" },
		{ provider: "web3forms", accessKey: "key" },
		{ provider: "basin", id: "abc" },
		{ provider: "endpoint", url: "/api/contact" },
	];
	const plans = settings.map((form) => ({
		plain: planForm(form, sent),
		whole: planForm(form, sent, { attribution: true, photo: true }),
	}));
	const markup = `${JSON.stringify(plans, null, "\t")}\n`;
	await expect(markup).toMatchFileSnapshot("formMarkup.json");
});

// tests/browser/formProviders.test.ts looks at what each provider gets.
test("Web3Forms gets no redirect, which is for posts without a script", async () => {
	await outcome("web3forms", json({ success: true }), message({ redirect: sent.url }));
	const [url, init] = fetched.mock.calls[0] ?? [];
	expect([url, init?.body]).toEqual([action, expect.any(URLSearchParams)]);
	expect(String(init?.body)).not.toContain("redirect");
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

	test("is missing when a provider is unreachable, and sending fails", async () => {
		fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
		await expect(providers.formspree.send(message(), action)).rejects.toThrow("Failed to fetch");
	});
});
