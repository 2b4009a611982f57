/**
 * Stands for the modules `#words/*` and `#hours` on the server, where islands get their words as
 * props.
 */
export const words = undefined;
export const hours = undefined;
