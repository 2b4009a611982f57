import type { HeaderRule } from "./planHeaders.ts";
import type { Move } from "./redirects.ts";

/** Everything that a host has to know, said once; each host's file is written from it. */
export interface HostPlan {
	/** From general to special. */
	readonly rules: readonly HeaderRule[];
	readonly moves: readonly Move[];
	/** "" or "/repo". */
	readonly basePath: string;
	/** "example.com" */
	readonly hostname: string;
	/** Whether .br and .gz files stand beside the others. */
	readonly precompressed: boolean;
}
