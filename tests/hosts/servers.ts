import { spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { createServer, request } from "node:http";
import { join } from "node:path";

/** A web server that serves a folder on the loopback interface. */
export interface Server {
	readonly port: number;
	/** Returns what the server has said. */
	log(): string;
	stop(): Promise<void>;
}

/** A raw answer: no redirect was followed, and nothing was decoded. */
export interface Answer {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
}

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

const apacheModules = "/usr/lib/apache2/modules";

export function missingPackages(): readonly string[] {
	const has = (command: string) =>
		spawnSync(command, ["version"], { stdio: "ignore" }).error === undefined;
	return [
		...(has("nginx") ? [] : ["nginx"]),
		...(existsSync(brotliModule) ? [] : ["libnginx-mod-http-brotli-static"]),
		...(has("caddy") ? [] : ["caddy"]),
		...(has("njs") ? [] : ["njs"]),
		...(existsSync(apacheModules) ? [] : ["apache2"]),
	];
}

/** Starts a program in a folder, and waits until it answers. */
export async function startServer(
	[command, ...args]: readonly [string, ...(readonly string[])],
	port: number,
	work: string,
	environment: Readonly<Record<string, string>> = {},
): Promise<Server> {
	const logFile = join(work, "log");
	const output = openSync(logFile, "w");
	const child = spawn(command, args, {
		cwd: work,
		// A process group, so that `stop` also ends what the program has started.
		detached: true,
		stdio: ["ignore", output, output],
		env: { ...process.env, ...environment },
	});
	closeSync(output);
	const log = () => readFileSync(logFile, "utf8");
	const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
	const stop = async () => {
		if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
		await ended;
	};
	for (let attempt = 0; attempt < 900 && child.exitCode === null; attempt++) {
		if (await ask(port, "/").catch(() => undefined)) return { port, log, stop };
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	await stop();
	throw new Error(`${command} did not start:\n${log()}`);
}

/**
 * Starts nginx with our site's configuration. Only its port and its root are changed.
 * @param conf the nginx.conf of the build
 * @param root the folder with the site's files
 * @param work an empty folder for the server's files
 */
export async function startNginx(conf: string, root: string, work: string): Promise<Server> {
	const port = await freePort();
	const site = conf
		.replace("listen 80;", `listen 127.0.0.1:${port};`)
		.replace("\tlisten [::]:80;\n", "")
		.replace(/^\troot .+;$/m, `\troot ${root};`);
	writeFileSync(join(work, "site.conf"), site);
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((kind) => `\t${kind}_temp_path ${join(work, kind)};\n`)
		.join("");
	writeFileSync(
		join(work, "nginx.conf"),
		`${process.getuid?.() === 0 ? "user root;\n" : ""}load_module ${brotliModule};\ndaemon off;\npid ${join(work, "nginx.pid")};\nerror_log stderr;\nevents {}\nhttp {\n\taccess_log off;\n${temporary}\tinclude ${join(work, "site.conf")};\n}\n`,
	);
	const command = ["nginx", "-e", "stderr", "-p", work, "-c", join(work, "nginx.conf")] as const;
	return startServer(command, port, work);
}

/**
 * Returns the output of `nginx -t` for our site and a server for the domain's other name, which the
 * configuration's comment asks for. "" if nginx has no complaint.
 */
export function complaintsOfNginx(conf: string, otherName: string, work: string): string {
	mkdirSync(work, { recursive: true });
	const other = `server {\n\tlisten 80;\n\tserver_name ${otherName};\n\treturn 301 https://$host$request_uri;\n}\n`;
	writeFileSync(
		join(work, "site.conf"),
		`${conf}${other}`.replaceAll("listen 80", "listen 18080").replaceAll("[::]:80", "[::]:18080"),
	);
	writeFileSync(
		join(work, "nginx.conf"),
		`load_module ${brotliModule};\npid ${join(work, "nginx.pid")};\nevents {}\nhttp {\n\taccess_log off;\n\tinclude ${join(work, "site.conf")};\n}\n`,
	);
	const { stderr } = spawnSync("nginx", ["-t", "-q", "-p", work, "-c", join(work, "nginx.conf")], {
		encoding: "utf8",
	});
	return stderr;
}

/**
 * Starts Caddy with our site, through the two variables that the Caddyfile offers.
 * @param conf the Caddyfile of the build
 */
export async function startCaddy(conf: string, root: string, work: string): Promise<Server> {
	const port = await freePort();
	const file = join(work, "Caddyfile");
	writeFileSync(file, `{\n\tadmin off\n}\n${conf}`);
	return startServer(["caddy", "run", "--config", file, "--adapter", "caddyfile"], port, work, {
		SITE_ADDRESS: `http://127.0.0.1:${port}`,
		SITE_ROOT: root,
		XDG_DATA_HOME: work,
		XDG_CONFIG_HOME: work,
		HOME: work,
	});
}

/**
 * Starts Apache as web space is rented: the folder's .htaccess may say everything.
 * @param root the folder with the site's files, one of which is .htaccess
 */
export async function startApache(_conf: string, root: string, work: string): Promise<Server> {
	const port = await freePort();
	const modules =
		"mpm_event authz_core unixd dir mime rewrite headers deflate filter alias autoindex negotiation"
			.split(" ")
			.filter((name) => existsSync(join(apacheModules, `mod_${name}.so`)));
	const file = join(work, "httpd.conf");
	writeFileSync(
		file,
		`${modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so\n`).join("")}ServerRoot ${work}
PidFile ${join(work, "pid")}
ErrorLog /dev/stderr
Listen 127.0.0.1:${port}
ServerName localhost
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
	Options Indexes FollowSymLinks MultiViews
	AllowOverride All
	Require all granted
</Directory>
`,
	);
	return startServer(["apache2", "-f", file, "-D", "FOREGROUND"], port, work);
}

/**
 * Requests a path exactly as written: without normalizing, redirects or decoding. Apache writes
 * its own address before a redirect's path, which is left out here.
 */
export const ask = (
	port: number,
	path: string,
	headers: Readonly<Record<string, string>> = {},
	method: "GET" | "POST" = "GET",
): Promise<Answer> =>
	new Promise((resolve, reject) => {
		const sent = request(
			{ host: "127.0.0.1", port, path, method, headers, agent: false },
			(response) => {
				const chunks: Buffer[] = [];
				response.on("data", (chunk: Buffer) => chunks.push(chunk));
				const { location } = response.headers;
				const own = `http://127.0.0.1:${port}/`;
				response.on("end", () =>
					resolve({
						status: response.statusCode ?? 0,
						headers: {
							...response.headers,
							...(location?.startsWith(own) && { location: location.slice(own.length - 1) }),
						},
						body: Buffer.concat(chunks),
					}),
				);
				response.on("error", reject);
			},
		);
		sent.on("error", reject);
		sent.end();
	});

export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer().on("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}
