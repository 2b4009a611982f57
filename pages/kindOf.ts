import type { Route } from "../site/routes.ts";
import type { AnyKind } from "./kind.ts";
import { kinds } from "./kinds.ts";

const byName: ReadonlyMap<string, AnyKind> = new Map(kinds.map((kind) => [kind.name, kind]));

/** @throws Error if pages/kinds.ts doesn't list the kind */
export function kindOf({ kind }: Pick<Route, "kind">): AnyKind {
	const found = byName.get(kind);
	if (found === undefined) throw new Error(`pages/kinds.ts lists no kind "${kind}".`);
	return found;
}
