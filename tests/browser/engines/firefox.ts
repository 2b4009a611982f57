import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commands, driveVisitor, type Look, ownEnvironment, type Visitor } from "./visitor.ts";

/**
 * Starts Debian's Firefox. Debian has no geckodriver, so this file sends WebDriver's commands over
 * Firefox's Marionette protocol
 * (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html).
 */
export async function startFirefox(look: Look): Promise<Visitor> {
	const profile = mkdtempSync(join(tmpdir(), "firefox-"));
	const preferences = {
		"marionette.port": 0,
		"toolkit.legacyUserProfileCustomizations.stylesheets": true,
		"javascript.enabled": look.scripts,
		"ui.prefersReducedMotion": 1,
		"ui.useOverlayScrollbars": 1,
		"layout.css.prefers-color-scheme.content-override": look.dark ? 0 : 1,
		"browser.shell.checkDefaultBrowser": false,
		"datareporting.policy.dataSubmissionEnabled": false,
	};
	writeFileSync(
		join(profile, "user.js"),
		Object.entries(preferences)
			.map(([name, value]) => `user_pref("${name}", ${value});\n`)
			.join(""),
	);
	// Without this rule, Firefox's toolbars keep the window 500 px wide.
	mkdirSync(join(profile, "chrome"));
	writeFileSync(
		join(profile, "chrome/userChrome.css"),
		":root, :root * { min-width: 0 !important; }",
	);
	const child = spawn(
		"firefox-esr",
		["--headless", "--marionette", "--no-remote", "--profile", profile],
		{
			stdio: "ignore",
			env: {
				...ownEnvironment,
				TZ: look.timeZone,
				MOZ_HEADLESS_WIDTH: "1600",
				MOZ_HEADLESS_HEIGHT: "1400",
			},
		},
	);
	const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
	const close = async () => {
		child.kill();
		await ended;
		rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
	};
	try {
		const ask = await connectMarionette(await readPort(join(profile, "MarionetteActivePort")));
		await ask("WebDriver:NewSession", {});
		const send = async (command: keyof typeof commands, body: object) => {
			const answer = await ask(commands[command].name, body);
			return answer !== null && typeof answer === "object" && "value" in answer
				? answer.value
				: answer;
		};
		return driveVisitor(send, look, close);
	} catch (error) {
		await close();
		throw error;
	}
}

/** Returns the port that Firefox chose and wrote to a file. */
async function readPort(file: string): Promise<number> {
	for (let attempt = 0; attempt < 300; attempt++) {
		try {
			const port = Number(readFileSync(file, "utf8"));
			if (port > 0) return port;
		} catch {
			// The file does not exist yet.
		}
		await new Promise((later) => setTimeout(later, 100));
	}
	throw new Error("Firefox did not start within thirty seconds.");
}

type Answer = [
	type: 1,
	id: number,
	error: { error: string; message: string } | null,
	value: unknown,
];

/** A command is `length:[0,id,name,parameters]`, and its answer `length:[1,id,error,value]`. */
function connectMarionette(
	port: number,
): Promise<(name: string, parameters: object) => Promise<unknown>> {
	const waiting = new Map<number, (answer: Answer) => void>();
	let id = 0;
	let received = Buffer.alloc(0);
	return new Promise((resolve, reject) => {
		const socket = connect(port, "127.0.0.1").on("error", reject);
		const ask = (name: string, parameters: object) =>
			new Promise<unknown>((done, fail) => {
				waiting.set(++id, ([, , error, value]) =>
					error ? fail(new Error(`${error.error}: ${error.message}`)) : done(value),
				);
				const text = JSON.stringify([0, id, name, parameters]);
				socket.write(`${Buffer.byteLength(text)}:${text}`);
			});
		socket.on("data", (bytes) => {
			received = Buffer.concat([received, bytes]);
			for (let colon = received.indexOf(":"); colon > 0; colon = received.indexOf(":")) {
				const end = colon + 1 + Number(received.subarray(0, colon));
				if (received.length < end) return;
				const message = JSON.parse(received.subarray(colon + 1, end).toString()) as Answer | object;
				received = received.subarray(end);
				// The first message is a greeting.
				if (Array.isArray(message)) waiting.get(message[1])?.(message as Answer);
				else resolve(ask);
			}
		});
	});
}
