import type { Route } from "../generator/site/routes.ts";
import type { AnyKind } from "./kind.ts";
import { kinds } from "./kinds.ts";

const byName: ReadonlyMap<string, AnyKind> = new Map(kinds.map((kind) => [kind.name, kind]));

/** The kind of a route. @throws Error when pages/kinds.ts does not list it */
export function kindOf({ kind }: Pick<Route, "kind">): AnyKind {
	const found = byName.get(kind);
	if (found === undefined) throw new Error(`pages/kinds.ts lists no kind "${kind}".`);
	return found;
}
