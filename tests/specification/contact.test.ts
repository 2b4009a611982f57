import { describe, expect, it } from "vitest";
import { business } from "../data.ts";
import { all, attribute, hrefs, one, pageAt, textOf, texts } from "../site/pages.ts";
import { checkMapFrame, phoneLink } from "./checks.ts";
import { services } from "./specification.ts";

describe("contact", () => {
	const page = pageAt("/contact");
	const form = one(page.main, "form");
	const control = (name: string) => one(form, `[name="${name}"]`);
	const names = ["name", "email", "phone", "subject", "message"];

	it("has the form's fields in order, with their types and rules", () => {
		const shown = all(form, "input, select, textarea").filter(
			(field) => attribute(field, "type") !== "hidden" && !field.hasAttribute("hidden"),
		);
		// What this company asks besides comes last, and nobody has to answer it.
		const more = ["window", "photo"];
		expect(shown.map((field) => attribute(field, "name"))).toEqual([...names, ...more]);
		const optional = shown.filter((field) => !field.hasAttribute("required"));
		expect(optional.map((field) => attribute(field, "name"))).toEqual(["phone", ...more]);
		expect(attribute(control("email"), "type")).toBe("email");
		expect(control("subject").localName).toBe("select");
		expect(control("message").localName).toBe("textarea");
		expect(attribute(control("message"), "rows")).toBe("6");
		expect(form.hasAttribute("novalidate"), "the browser's own checks").toBe(false);
		const rules = all(form, "[pattern], [minlength], [maxlength]");
		expect(rules, "no rule beyond the specification's").toEqual([]);
	});

	it("offers the subjects, after an empty placeholder", () => {
		const options = all(control("subject"), "option");
		const subjects = ["Select a Subject", ...services.map(([, name]) => name), "Other"];
		expect(options.map((option) => option.text.trim())).toEqual(subjects);
		expect(options[0]?.getAttribute("value")).toBe("");
	});

	it("names its fields and its button", () => {
		for (const name of names) {
			const label = one(form, `label[for="${control(name).id}"]`);
			expect(textOf(label).toLowerCase()).toContain(name);
		}
		expect(texts(form, "button[type=submit]")).toEqual(["Send Message"]);
	});

	it("says once, above its button, that it is a demonstration", () => {
		const simulated = business.form.provider === "simulated";
		const lines = texts(page.main, "p").filter((line) => line.includes("demonstration"));
		expect(lines).toHaveLength(simulated ? 1 : 0);
		for (const line of lines) expect(line).toMatch(/nothing.*call/i);
		expect(all(page.main, "noscript p")).toHaveLength(simulated ? 1 : 0);
	});

	it("leaves the words of a mistake to the browser", () => {
		for (const error of all(form, ".field__error")) expect(textOf(error)).toBe("");
	});

	it("has the ways to reach us, the hours of each day, the map and five questions", () => {
		expect(hrefs(page.main)).toEqual(
			expect.arrayContaining([phoneLink, `mailto:${business.email}`, "/areas"]),
		);
		expect(textOf(one(page.main, "address"))).toBe("7500 Old Pasco Rd Wesley Chapel, FL 33544");
		expect(texts(page.main, ".hours tbody tr[data-day]")).toEqual([
			...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => `${day} 7am–7pm`),
			"Saturday 8am–5pm",
			"Sunday 9am–3pm",
		]);
		checkMapFrame(page, "7500 Old Pasco Rd, Wesley Chapel");
		expect(texts(page.main, ".fold__summary")).toHaveLength(5);
	});
});
