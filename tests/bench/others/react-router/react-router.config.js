import { readFileSync } from "node:fs";

export default {
	ssr: false,
	prerender: () => JSON.parse(readFileSync("towns.json", "utf8")).map(({ path }) => path),
};
