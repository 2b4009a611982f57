import assert from "node:assert/strict";
import { business } from "../../data.ts";
import { wakeIslands } from "../inPage.ts";
import {
	appears,
	awayAndBack,
	type Check,
	disappears,
	fieldValue,
	getsFocus,
	hasFocus,
	holds,
	press,
	textOf,
	type,
	until,
} from "./steps.ts";
import { keys, type Visitor } from "./visitor.ts";

const isOpen = () => document.querySelector("#menu")?.matches(":popover-open") ?? false;
const isClosed = () => !document.querySelector("#menu")?.matches(":popover-open");

export const menu: Check = async (visitor) => {
	// So high that the menu does not scroll: Firefox makes what scrolls a stop of its own.
	await visitor.resize(390, 1200);
	await press(visitor, ".menu__button");
	await until(visitor, "the menu opens", isOpen);
	await visitor.key(keys.Tab);
	await hasFocus(visitor, "Tab leads into the menu", ".menu__link");
	await visitor.key(keys.Escape);
	await until(visitor, "Escape closes the menu", isClosed);
	await hasFocus(visitor, "the focus comes back", ".menu__button");
	await press(visitor, ".menu__button");
	await until(visitor, "the menu opens again", isOpen);
	const bottom = () => document.querySelector("#menu")?.getBoundingClientRect().bottom ?? 0;
	await visitor.pressAt(4, 4 + (await visitor.run(bottom)));
	await until(visitor, "a press beside it closes the menu", isClosed);
};

async function openTwoAnswers(visitor: Visitor): Promise<void> {
	await press(visitor, ".faq-section:first-of-type details:last-of-type > summary");
	await press(visitor, ".faq-section:first-of-type details > summary");
}
const hasOneOpenAnswer = () =>
	document.querySelectorAll(".faq-section:first-of-type details[open]").length === 1;

export const questions: Check = async (visitor, url) => {
	const count = ".faq-search [role=status]";
	const all = await textOf(visitor, count);
	await type(visitor, "#faq-search", "xyzzy");
	await disappears(visitor, "the search leaves nothing", "details.fold:not([hidden])");
	const saysNone = (every: string) =>
		document.querySelector(".faq-search [role=status]")?.textContent?.startsWith(`0 of ${every}`) ??
		false;
	await until(visitor, "the status says that nothing is left", saysNone, all);
	await awayAndBack(visitor, url, "/faq");
	await visitor.run(wakeIslands);
	await until(visitor, "the list still answers", saysNone, all);
	assert.equal(await fieldValue(visitor, "#faq-search"), "xyzzy", "the box still asks");
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
	await openTwoAnswers(visitor);
	await holds(visitor, "one answer is open", hasOneOpenAnswer);
};

export const contactForm: Check = async (visitor) => {
	const form = ".contact-form";
	// A second try finds what the first one typed.
	await visitor.run(() => {
		for (const one of document.forms) one.reset();
	});
	await press(visitor, `${form}__submit`);
	await hasFocus(visitor, "what is missing gets the focus", "[name=name]");
	const box = await visitor.run(() => {
		const select = document.querySelector("select");
		const input = document.querySelector(".contact-form input[name=email]");
		if (!select || !input) throw new Error("no fields");
		const look = (element: Element) => {
			const { backgroundColor, borderRadius } = getComputedStyle(element);
			const height = Math.round(element.getBoundingClientRect().height);
			return `${height} ${backgroundColor} ${borderRadius}`;
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
	assert.equal(await fieldValue(visitor, "[name=phone]"), "(212) 555-0123");
	await press(visitor, `${form}__submit`);
	await appears(visitor, "the button is off while it sends", `${form}__submit:disabled`);
	await getsFocus(visitor, "the message is sent", ".notice--success");
	assert.equal(await fieldValue(visitor, "[name=name]"), "", "what is left in the form");
};

/** The visitor's clock is in another time zone than the company. */
export const openNow: Check = async (visitor) => {
	const { timeZone } = business;
	const day = new Date().toLocaleDateString("en-US", { weekday: "long", timeZone });
	const marked = await visitor.run(() => {
		const rows = document.querySelectorAll<HTMLElement>(".hours__row--today");
		return [...rows].map((row) => row.dataset.day);
	});
	assert.deepEqual(marked, [day]);
	const saysWhich = () => document.querySelector("[data-open=true], [data-open=false]") !== null;
	await holds(visitor, "it says open or closed", saysWhich);
};

export const menuWithoutScripts: Check = async (visitor, url) => {
	await visitor.goto(`${url}/about`);
	await press(visitor, ".menu__button");
	await holds(visitor, "the menu opens", isOpen);
	await visitor.key(keys.Escape);
	await holds(visitor, "Escape closes the menu", isClosed);
};

export const questionsWithoutScripts: Check = async (visitor, url) => {
	await visitor.goto(`${url}/faq`);
	await openTwoAnswers(visitor);
	await holds(visitor, "one answer is open", hasOneOpenAnswer);
	await holds(
		visitor,
		"no search box is seen",
		() => document.querySelector("#faq-search")?.checkVisibility() === false,
	);
};
