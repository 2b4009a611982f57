// Rewrites messages.txt after a change of wording (`npm run write`).
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { startScript } from "../../generator/script.ts";

const file = new URL("messages.txt", import.meta.url);
startScript("write messages", {
	what: "Runs the unit tests, and writes each message that they provoke. Some minutes.",
	options: {},
});
rmSync(file, { force: true });
const { status } = spawnSync("npx vitest run --project unit", {
	shell: true,
	stdio: "inherit",
	env: { ...process.env, WRITE_MESSAGES: "1" },
});
// Tests run in parallel: sorting makes the file independent of their order.
const messages = new Set(readFileSync(file, "utf8").trim().split("\n"));
writeFileSync(file, `${[...messages].sort().join("\n")}\n`);
console.error("Written: tests/unit/messages.txt. Its diff shows every changed message.");
process.exitCode = status ?? 1;
