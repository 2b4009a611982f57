import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { expect } from "vitest";

/** All messages of the unit tests, one per line: "town-unknown: data/… got … Fix: …". */
const file = new URL("messages.txt", import.meta.url);
const lines = () => (existsSync(file) ? readFileSync(file, "utf8").split("\n") : []);
const golden = new Set(lines());

/** Compares a message with the golden file. `npm run write` rewrites the file. */
export function expectGoldenMessage(message: string): void {
	if (process.env.WRITE_MESSAGES !== undefined && !golden.has(message)) {
		golden.add(message);
		appendFileSync(file, `${message}\n`);
	}
	expect(golden, "messages.txt has no such message (npm run write)").toContain(message);
}
