import type { HTMLElement } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { business } from "../data.ts";
import { all, attribute, one, pageAt, textOf, texts } from "../site/pages.ts";
import { checkMapFrame, hrefs, phoneLink } from "./checks.ts";
import { services } from "./specification.ts";

describe("contact", () => {
	const page = pageAt("/contact");
	const form = one(page.main, "form");
	const control = (name: string) => one(form, `[name="${name}"]`);

	it("has the form's fields in order, with their types and rules", () => {
		const shown = all(form, "input, select, textarea").filter(
			(field) => attribute(field, "type") !== "hidden" && !field.hasAttribute("hidden"),
		);
		expect(shown.map((field) => attribute(field, "name"))).toEqual([
			"name",
			"email",
			"phone",
			"subject",
			"message",
		]);
		expect(shown.map((field) => field.hasAttribute("required"))).toEqual([
			true,
			true,
			false,
			true,
			true,
		]);
		expect(attribute(control("email"), "type")).toBe("email");
		expect(control("subject").localName).toBe("select");
		expect(control("message").localName).toBe("textarea");
		expect(attribute(control("message"), "rows")).toBe("6");
		expect(form.hasAttribute("novalidate"), "the browser's own checks").toBe(false);
		expect(
			all(form, "[pattern], [minlength], [maxlength]"),
			"no rule beyond the specification's",
		).toHaveLength(0);
	});

	it("offers the subjects, after an empty placeholder", () => {
		const options = all(control("subject"), "option");
		expect(options.map((option) => option.text.trim())).toEqual([
			"Select a Subject",
			...services.map(([, name]) => name),
			"Other",
		]);
		expect(attribute(options[0] as HTMLElement, "value")).toBe("");
		expect(options[0]?.hasAttribute("value")).toBe(true);
	});

	it("names its fields and its button", () => {
		for (const name of ["name", "email", "phone", "subject", "message"]) {
			expect(
				textOf(one(form, `label[for="${attribute(control(name), "id")}"]`)).toLowerCase(),
			).toContain(name);
		}
		expect(texts(form, "button[type=submit]")).toEqual(["Send Message"]);
	});

	it("says above its button, and without scripts in its place, that it is a demonstration", () => {
		const simulated = business.form.provider === "simulated";
		const lines = [...all(form, "p.small-print"), ...all(page.main, "noscript p")].map(textOf);
		expect(lines).toHaveLength(simulated ? 2 : 0);
		for (const line of lines) expect(line).toMatch(/demonstration.*nothing.*call/i);
	});

	it("has the ways to reach us, the hours of each day, the map and five questions", () => {
		expect(hrefs(page.main)).toEqual(
			expect.arrayContaining([phoneLink, `mailto:${business.email}`, "/areas"]),
		);
		expect(textOf(one(page.main, "address"))).toBe("7500 Old Pasco Rd Wesley Chapel, FL 33544");
		const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => [
			day,
			"7am–7pm",
		]);
		expect(all(page.main, ".hours tbody tr").map((row) => texts(row, "th, td"))).toEqual([
			...weekdays,
			["Saturday", "8am–5pm"],
			["Sunday", "9am–3pm"],
		]);
		checkMapFrame(page, "7500 Old Pasco Rd, Wesley Chapel");
		expect(texts(page.main, ".fold__summary")).toHaveLength(5);
	});
});
