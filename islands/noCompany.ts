/** The server's `#words/*`, `#hours` and `#services`. On the server, islands get words as props. */
export const words = undefined;
export const hours = undefined;
