/** An address of the company's former site, in the parts that servers match requests against. */
export interface OldAddress {
	/** Percent-encoded, as browsers send it. */
	readonly path: string;
	/** Decoded, as nginx and Caddy compare it. */
	readonly decoded: string;
	/** All of these have to be in the query, in any order: `/?p=12` → [["p", "12"]]. */
	readonly parameters: readonly (readonly [name: string, value: string])[];
}

/** @param from as redirects.yaml has it: "/caf%C3%A9", "/?p=12" */
export function readOldAddress(from: string): OldAddress {
	const [path = "", query = ""] = from.split("?");
	return {
		path,
		decoded: decodeURIComponent(path),
		parameters: query
			.split("&")
			.filter(Boolean)
			.map((parameter): [string, string] => {
				const [name = "", value = ""] = parameter.split("=");
				return [name, value];
			}),
	};
}
