/** What checks.ts can do in a browser. */
export interface Visitor {
	goto(url: string): Promise<void>;
	reload(): Promise<void>;
	/** Runs a function in the page. The function must use no outer variables and return JSON. */
	run<A extends readonly Json[], T>(act: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
	/** Resizes the window so that the page has this size. */
	resize(width: number, height: number): Promise<void>;
	pressAt(x: number, y: number): Promise<void>;
	/** Presses a key of `keys`, or types a character. */
	key(value: string): Promise<void>;
	/** Prints the page as a PDF on Letter paper, if the browser can. */
	print?(): Promise<Buffer>;
	close(): Promise<void>;
}

export type Json = string | number | boolean | null;

/** How a browser is started. */
export interface Look {
	readonly scripts: boolean;
	readonly dark: boolean;
	readonly timeZone: string;
}

/** The environment before npm's Chromium sets fonts that other browsers would use. */
export const ownEnvironment: NodeJS.ProcessEnv = { ...process.env };

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const keys = {
	Tab: "\uE004",
	Enter: "\uE007",
	Escape: "\uE00C",
	ArrowRight: "\uE014",
} as const;

/** Paths of commands (https://www.w3.org/TR/webdriver2/#endpoints), and Firefox's names. */
export const commands = {
	navigate: { path: "/url", name: "WebDriver:Navigate" },
	refresh: { path: "/refresh", name: "WebDriver:Refresh" },
	execute: { path: "/execute/sync", name: "WebDriver:ExecuteScript" },
	executeAsync: { path: "/execute/async", name: "WebDriver:ExecuteAsyncScript" },
	act: { path: "/actions", name: "WebDriver:PerformActions" },
	getRect: { path: "/window/rect", name: "WebDriver:GetWindowRect" },
	print: { path: "/print", name: "WebDriver:Print" },
	setRect: { path: "/window/rect", name: "WebDriver:SetWindowRect" },
} as const;

export type Send = (command: keyof typeof commands, body: object) => Promise<unknown>;

/** Creates a visitor that uses the W3C's WebDriver. */
export function driveVisitor(send: Send, { scripts }: Look, close: () => Promise<void>): Visitor {
	const run: Visitor["run"] = async (act, ...args) => {
		// tsx marks the functions that it compiles with `__name`.
		const call = `const __name = (named) => named; const act = ${act};`;
		// Promises never resolve in a page without scripts.
		if (!scripts)
			return (await send("execute", {
				script: `${call} return act(...arguments);`,
				args,
			})) as never;
		const answer = (await send("executeAsync", {
			script: `${call} const [...given] = arguments; const done = given.pop();
				Promise.resolve().then(() => act(...given)).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
			args,
		})) as { value?: unknown; error?: string };
		if (answer.error !== undefined) throw new Error(answer.error);
		return answer.value as never;
	};
	const input = (type: "pointer" | "key", actions: readonly object[]) =>
		send("act", { actions: [{ type, id: type, actions }] });
	return {
		run,
		close,
		goto: async (url) => void (await send("navigate", { url })),
		reload: async () => void (await send("refresh", {})),
		// WebKit's driver can't print. Default: Letter (https://www.w3.org/TR/webdriver2/#print-page).
		print: async () => Buffer.from((await send("print", {})) as string, "base64"),
		resize: async (width, height) => {
			let outer: { width: number; height: number } | undefined;
			for (let attempt = 0; attempt < 100; attempt++) {
				const inner = await run(() => [globalThis.innerWidth, globalThis.innerHeight] as const);
				const [wider, higher] = [width - inner[0], height - inner[1]];
				if (wider === 0 && higher === 0) return;
				if (attempt % 25 === 0) {
					outer ??= (await send("getRect", {})) as { width: number; height: number };
					// The window's border is the same at every size, but known only once there is a window.
					outer = { width: outer.width + wider, height: outer.height + higher };
					// Center the window below the pointer. Without a window manager, this focuses WebKit.
					await send("setRect", {
						x: Math.max(0, Math.round(720 - outer.width / 2)),
						y: 0,
						...outer,
					});
				} else await new Promise((later) => setTimeout(later, 5));
			}
			throw new Error(`The window does not become ${width} x ${height}.`);
		},
		pressAt: async (x, y) =>
			void (await input("pointer", [
				{ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
				{ type: "pointerDown", button: 0 },
				{ type: "pointerUp", button: 0 },
			])),
		key: async (value) =>
			void (await input("key", [
				{ type: "keyDown", value },
				{ type: "keyUp", value },
			])),
	};
}
