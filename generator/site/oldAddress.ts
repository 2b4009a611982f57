/** An address of the company's former site, in the parts that servers compare with requests. */
export interface OldAddress {
	/** The path with percent encodings, as browsers send it. */
	readonly path: string;
	/** Parameters that a request must have, in any order: `/?p=12` → [["p", "12"]]. */
	readonly parameters: readonly (readonly [name: string, value: string])[];
}

/** Parses an old address as redirects.yaml has it: "/caf%C3%A9", "/?p=12". */
export function readOldAddress(from: string): OldAddress {
	const [path = "", query = ""] = from.split("?");
	return {
		path,
		parameters: query
			.split("&")
			.filter(Boolean)
			.map((parameter) => parameter.split("="))
			.map(([name = "", value = ""]) => [decodeBrackets(name), decodeBrackets(value)]),
	};
}

const decodeBrackets = (text: string): string => text.replace(/%5[bd]/gi, decodeURIComponent);
