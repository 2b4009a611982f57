import type { Cache } from "../../generator/cache.ts";

/** A cache that stores nothing. */
export const noCache: Cache = { remember: (_kind, _inputs, make) => make() };
