/**
 * Replaces `#words/*`, `#hours` and `#services` on the server, where islands get words as props.
 */
export const words = undefined;
export const hours = undefined;
