import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commands, driveVisitor, type Look, ownEnvironment, type Visitor } from "./visitor.ts";

/** Where Debian installs WebKitGTK's MiniBrowser, by processor. */
const miniBrowser = () =>
	["x86_64", "aarch64"]
		.map((processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
		.find((path) => existsSync(path)) ?? "MiniBrowser";

/** Starts an X server without a screen. The server writes its display number to a pipe. */
async function startDisplay(): Promise<{ readonly display: string; close(): void }> {
	const server = spawn(
		"Xvfb",
		["-displayfd", "3", "-screen", "0", "1440x1200x24", "-nolisten", "tcp"],
		{ stdio: ["ignore", "ignore", "ignore", "pipe"] },
	);
	const number = await new Promise<string>((resolve, reject) => {
		server.on("error", reject).on("exit", () => reject(new Error("Xvfb did not start.")));
		server.stdio[3]?.once("data", (line: Buffer) => resolve(line.toString().trim()));
	});
	return { display: `:${number}`, close: () => void server.kill() };
}

/** Starts Debian's WebKitGTK in its MiniBrowser, on a separate X server. */
export async function startWebKit(look: Look, port: number): Promise<Visitor> {
	const config = mkdtempSync(join(tmpdir(), "webkit-"));
	mkdirSync(join(config, "gtk-3.0"));
	// Without this rule, MiniBrowser's toolbar keeps the window 447 px wide.
	writeFileSync(
		join(config, "gtk-3.0/gtk.css"),
		"* { min-width: 0; padding: 0; margin: 0; border-width: 0; }",
	);
	writeFileSync(join(config, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
	const screen = await startDisplay();
	const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
		env: { ...ownEnvironment, DISPLAY: screen.display, XDG_CONFIG_HOME: config },
		stdio: "ignore",
	});
	const ended = new Promise<void>((resolve) => driver.on("exit", () => resolve()));
	const ask = async (method: string, path: string, body?: object) => {
		const response = await fetch(`http://127.0.0.1:${port}${path}`, {
			method,
			...(body && { body: JSON.stringify(body) }),
		});
		const { value } = (await response.json()) as {
			value: { error?: string; message?: string; sessionId?: string } | null;
		};
		if (value?.error) throw new Error(`${value.error}: ${value.message}`);
		return value;
	};
	let session = "";
	const close = async () => {
		if (session) await ask("DELETE", session).catch(() => {});
		driver.kill();
		await ended;
		screen.close();
		rmSync(config, { recursive: true, force: true, maxRetries: 5 });
	};
	try {
		for (let attempt = 0; ; attempt++) {
			try {
				await ask("GET", "/status");
				break;
			} catch (error) {
				if (attempt === 100) throw error;
				await new Promise((later) => setTimeout(later, 100));
			}
		}
		const args = [
			"--automation",
			`--time-zone=${look.timeZone}`,
			`--enable-javascript=${look.scripts}`,
			...(look.dark ? ["--dark-mode"] : []),
		];
		const started = await ask("POST", "/session", {
			capabilities: {
				alwaysMatch: { "webkitgtk:browserOptions": { binary: miniBrowser(), args } },
			},
		});
		session = `/session/${started?.sessionId}`;
		return driveVisitor(
			(command, body) =>
				command === "getRect"
					? ask("GET", `${session}${commands[command].path}`)
					: ask("POST", `${session}${commands[command].path}`, body),
			look,
			close,
		);
	} catch (error) {
		await close();
		throw error;
	}
}
