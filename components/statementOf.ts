import type { Site } from "../generator/site/site.ts";

/**
 * Returns the accessibility statement, or undefined until the owner has read it and emptied its
 * `ownerNote`.
 */
export const statementOf = ({ accessibility }: Site["pages"]) =>
	accessibility?.ownerNote === "" ? accessibility : undefined;
