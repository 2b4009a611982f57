import type { Site } from "../site/site.ts";

/**
 * Returns the accessibility statement. Undefined until the owner has read it and emptied
 * `ownerNote`.
 */
export const statementOf = ({ accessibility }: Site["pages"]) =>
	accessibility?.ownerNote === "" ? accessibility : undefined;
