import { loadSite } from "../../generator/load/loadSite.ts";

/** The example company, whose data is a folder of the project. */
export const exampleSite = loadSite("examples/javelina", "2026-11-21");
