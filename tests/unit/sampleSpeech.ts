import { readFileSync } from "node:fs";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "yaml";
import { SpeechProvider } from "../../components/useSpeech.ts";
import type { Words } from "../../site/schema/wordsSchema.ts";
import { islandWords, planSpeech, type Speech } from "../../site/words.ts";

export const words = parse(readFileSync("generator/defaults/words.en.yaml", "utf8")) as Words;

/** A company of the United States that promises everything. */
export const company: Parameters<typeof planSpeech>[1] = {
	locale: { language: "en-US", currency: "USD", units: "miles" },
	address: {
		street: "1 Main St",
		city: "Alpha",
		state: "FL",
		zip: "33544",
		country: "US",
		directions: "Beside the mill.",
	},
	promises: { sameDay: true, freeQuotes: true, licensedAndInsured: true },
};

export const speech = planSpeech(words, company);

export const wordsOfIslands = islandWords(speech, {
	answersAlways: true,
	form: { provider: "simulated" },
	phone: "+18136010188",
});

/** Renders components that need the company's words. */
export const render = (node: ReactNode, value: Speech = speech): string =>
	renderToStaticMarkup(createElement(SpeechProvider, { value }, node));
