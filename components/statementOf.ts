import type { Site } from "../generator/site/site.ts";

/**
 * The accessibility statement. Undefined as long as the owner has not read it and emptied its
 * `ownerNote`: a promise that nobody has read is none.
 */
export const statementOf = ({ accessibility }: Site["pages"]) =>
	accessibility?.ownerNote === "" ? accessibility : undefined;
