/** The server's `#words/*`, `#hours` and `#services`. There, islands get their words as props. */
export const words = undefined;
export const hours = undefined;
