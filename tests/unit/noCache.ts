import type { Cache } from "../../generator/cache.ts";

/** Keeps nothing: all that is asked for is made. */
export const noCache: Cache = { remember: (_kind, _inputs, make) => make() };
