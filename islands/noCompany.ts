/**
 * Replaces the modules `#words/*`, `#hours` and `#services` on the server, where islands get their
 * words as props.
 */
export const words = undefined;
export const hours = undefined;
