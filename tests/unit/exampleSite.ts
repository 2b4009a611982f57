import { loadSite } from "../../generator/load/loadSite.ts";

export const { site: exampleSite, locate: locateInExample } = loadSite(
	"tests/javelina",
	"2026-11-21",
);
