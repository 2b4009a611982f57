import type { Route } from "../site/routes.ts";
import type { Kind } from "./kind.ts";
import { kinds } from "./kinds.ts";

const byName: ReadonlyMap<string, Kind> = new Map(kinds.map((kind) => [kind.name, kind]));

/** @throws Error if pages/kinds.ts doesn't list the kind */
export function kindOf({ kind }: Pick<Route, "kind">): Kind {
	const found = byName.get(kind);
	if (found === undefined) throw new Error(`pages/kinds.ts lists no kind "${kind}".`);
	return found;
}
