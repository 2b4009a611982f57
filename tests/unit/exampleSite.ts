import { loadSite } from "../../generator/load/loadSite.ts";

export const exampleSite = loadSite("examples/javelina", "2026-11-21");
