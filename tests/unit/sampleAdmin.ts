import glob from "fast-glob";
import { optionalPageFiles } from "../../site/files.ts";
import type { AdminData } from "../../site/schema/schema.ts";

export const paths = [
	...glob.sync("**/*.{yaml,md}", { cwd: "tests/javelina" }),
	...["admin", "landmarks", ...Object.keys(optionalPageFiles)].map((name) => `${name}.yaml`),
	...["symptoms/noise.yaml", "how-to/release.yaml"],
].sort();
export const admin = {
	service: "github",
	repository: "acme/website",
	branch: "main",
	folder: "data",
} as const;
/** Sign-in with an account at GitHub, and with a token at GitLab. */
export const signIns: readonly [AdminData, AdminData] = [
	{ ...admin, auth: { base_url: "https://sign-in.acme.example" } },
	{ ...admin, service: "gitlab" },
];
