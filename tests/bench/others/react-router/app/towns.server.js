import { readFileSync } from "node:fs";

export const towns = new Map(
	JSON.parse(readFileSync("towns.json", "utf8")).map((town) => [town.path, town]),
);
