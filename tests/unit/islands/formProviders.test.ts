import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { planForm } from "../../../islands/form/planForm.ts";
import * as providers from "../../../islands/form/providers.ts";

const sent = { path: "/contact/sent", url: "https://acme.example/contact/sent" };
const action = "https://form.example/f/1";

function message(extra: Record<string, string> = {}): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries({
		name: "Ann & Bob",
		email: "ann@example.com",
		phone: "",
		subject: "Other",
		message: "Line 1\nLine 2",
		...extra,
	}))
		data.append(name, value);
	return data;
}

const json = (body: unknown, status = 200) =>
	new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
const html = (status = 200) =>
	new Response("<!doctype html><title>Hello</title>", {
		status,
		headers: { "Content-Type": "text/html" },
	});

const redirected = (answer: Response, url: string) =>
	Object.defineProperties(answer, { redirected: { value: true }, url: { value: url } });
const netlifys = (answer: Response) => {
	answer.headers.set("x-nf-request-id", "01HXABC");
	return answer;
};

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

describe("the markup that each provider asks for", () => {
	test("simulated: nowhere to go, so nothing in the address bar", () => {
		expect(planForm({ provider: "simulated" }, sent)).toEqual({
			attributes: { method: "dialog" },
			hidden: {},
			honeypot: { name: "_gotcha", type: "text" },
		});
	});
	test("formspree", () => {
		expect(planForm({ provider: "formspree", id: "xyz" }, sent)).toEqual({
			attributes: { action: "https://formspree.io/f/xyz", method: "post" },
			hidden: { _next: sent.url },
			honeypot: { name: "_gotcha", type: "text" },
		});
	});
	test("netlify: the form's name twice, and the thanking page's path as the action", () => {
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
	test("web3forms: the redirect is absolute", () => {
		expect(planForm({ provider: "web3forms", accessKey: "key" }, sent)).toEqual({
			attributes: { action: "https://api.web3forms.com/submit", method: "post" },
			hidden: { access_key: "key", redirect: sent.url },
			honeypot: { name: "botcheck", type: "checkbox" },
		});
	});
	test("basin", () => {
		expect(planForm({ provider: "basin", id: "abc" }, sent)).toMatchObject({
			attributes: { action: "https://usebasin.com/f/abc", method: "post" },
			hidden: {},
		});
	});
	test("endpoint", () => {
		expect(planForm({ provider: "endpoint", url: "/api/contact" }, sent)).toMatchObject({
			attributes: { action: "/api/contact", method: "post" },
			hidden: { _next: sent.url },
		});
	});
});

test("any provider gets fields for how the visitor came, where the company asks for it", () => {
	const { hidden } = planForm({ provider: "netlify", name: "contact" }, sent, {
		attribution: true,
	});
	expect(Object.keys(hidden)).toEqual([
		"form-name",
		"landing_page",
		"referrer",
		...["source", "medium", "campaign", "term", "content"].map((part) => `utm_${part}`),
		...["gclid", "msclkid", "fbclid"],
	]);
});

test("a form that takes a photo posts it as a file, under the name that the provider wants", () => {
	for (const [settings, name] of [
		[{ provider: "web3forms", accessKey: "key" }, "attachment"],
		[{ provider: "basin", id: "abc" }, "photo"],
	] as const) {
		const { attributes, photo } = planForm(settings, sent, { photo: true });
		expect([attributes.encType, photo]).toEqual(["multipart/form-data", name]);
		expect(planForm(settings, sent)).not.toHaveProperty("photo");
	}
});

describe("what is sent", () => {
	test.each(["formspree", "netlify", "web3forms", "basin", "endpoint"] as const)(
		"%s gets the fields url-encoded and is asked for JSON",
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

	test("web3forms gets no redirect from a script: its contract keeps that for posts without one", async () => {
		await outcome("web3forms", json({ success: true }), message({ redirect: sent.url }));
		const [, init] = fetched.mock.calls[0] ?? [];
		expect(init?.body).toBeInstanceOf(URLSearchParams);
		expect(String(init?.body)).not.toContain("redirect");
	});

	test("simulated sends nothing and takes a second", async () => {
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

describe("what is read from the answers", () => {
	const accepted: readonly [keyof typeof providers, string, () => Response][] = [
		["formspree", "its answer", () => json({ ok: true, next: "/thanks?language=en" })],
		["formspree", "the answer of older forms", () => json({ next: "https://formspree.io/thanks" })],
		["netlify", "a page of HTML with its id", () => netlifys(html())],
		["web3forms", "its answer", () => json({ success: true, message: "Email sent successfully!" })],
		[
			"web3forms",
			"the answer of older versions",
			() => json({ success: true, body: { message: "Email sent" } }),
		],
		["basin", "its answer", () => json({ success: true })],
		["basin", "JSON that says nothing", () => json({})],
		["endpoint", "JSON that says yes", () => json({ ok: true })],
		["endpoint", "JSON that says nothing", () => json({ id: 7 }, 201)],
		["endpoint", "no content", () => new Response(null, { status: 204 })],
		["endpoint", "an empty text", () => new Response("", { status: 202 })],
		[
			"endpoint",
			"JSON that says yes in words",
			() => json({ success: "true", status: "ok", errors: [] }),
		],
		["endpoint", "JSON that says yes in numbers", () => json({ ok: 1, status: 200, error: null })],
	];
	test.each(accepted)("%s: %s is a success", async (provider, _, answer) => {
		expect(await outcome(provider, answer())).toBe(true);
	});

	const email = { code: "TYPE_EMAIL", field: "email", message: "should be an email" };
	const blocked = { code: "BLOCKED", message: "blocked" };
	const elsewhere = (answer: Response) => redirected(answer, "https://hotel.example/");
	const refused: readonly (readonly [keyof typeof providers, string, () => Response])[] = [
		[
			"formspree",
			"a field's error",
			() => json({ error: "Validation errors", errors: [email] }, 422),
		],
		[
			"formspree",
			"a blocked form",
			() => json({ error: "Form is blocked", errors: [blocked] }, 403),
		],
		["formspree", "an error with status 200", () => json({ error: "Something" })],
		["formspree", "a page of HTML", () => html()],
		["netlify", "a form that it does not know", () => netlifys(html(404))],
		["netlify", "a page from another host", () => html()],
		["netlify", "a page that it was led to", () => redirected(netlifys(html()), sent.url)],
		["formspree", "an answer from elsewhere", () => elsewhere(json({ ok: true }))],
		["basin", "an answer from elsewhere", () => elsewhere(json({ success: true }))],
		["web3forms", "an answer from elsewhere", () => elsewhere(json({ success: true }))],
		["endpoint", "an answer from elsewhere", () => elsewhere(json({ ok: true }))],
		["endpoint", "an empty answer from elsewhere", () => elsewhere(new Response(""))],
		...[false, 0, "no", "", null, "error"].map(
			(answer) => ["endpoint", JSON.stringify(answer), () => json(answer)] as const,
		),
		...["false", 0, "0", "no", null, ""].flatMap((no) => [
			["endpoint", `success ${JSON.stringify(no)}`, () => json({ success: no })] as const,
			["endpoint", `ok ${JSON.stringify(no)}`, () => json({ ok: no })] as const,
		]),
		...["error", "failed", "Failure", 400, "503"].map(
			(status) => ["endpoint", `status ${status}`, () => json({ status })] as const,
		),
		["endpoint", "errors by field", () => json({ errors: { email: "wrong" } })],
		["web3forms", "success false", () => json({ success: false, message: "Invalid access key" })],
		[
			"web3forms",
			"success false with 400",
			() => json({ success: false, message: "Missing fields" }, 400),
		],
		["web3forms", "a page of HTML", () => html()],
		["basin", "its error", () => json({ error: "Form is disabled" }, 403)],
		["basin", "success false", () => json({ success: false })],
		["basin", "a page of HTML", () => html()],
		["endpoint", "ok false", () => json({ ok: false })],
		["endpoint", "success false", () => json({ success: false })],
		["endpoint", "an error", () => json({ error: "no" })],
		["endpoint", "a server that broke", () => json({ ok: true }, 500)],
		["endpoint", "a page of HTML", () => html()],
		["endpoint", "JSON cut off", () => new Response('{"ok":tr')],
	];
	test.each(refused)("%s: %s is no success", async (provider, _, answer) => {
		expect(await outcome(provider, answer())).not.toBe(true);
	});

	test("endpoint: a redirect to the thanking page is a success, to anywhere else it is none", async () => {
		const led = (url: string) =>
			outcome("endpoint", redirected(html(), url), message({ _next: sent.url }));
		expect(await led(sent.url)).toBe(true);
		expect(await led("https://acme.example/")).not.toBe(true);
	});

	test.each(["formspree", "netlify", "web3forms", "basin", "endpoint"] as const)(
		"%s: unreachable is no success",
		async (provider) => {
			fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
			await expect(providers[provider].send(message(), action)).rejects.toThrow("Failed to fetch");
		},
	);

	test("an answer that takes half a minute is an answer", async () => {
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
