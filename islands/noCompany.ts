/** Replaces `#words/*` and `#hours` on the server, where pages take words from props instead. */
export const words = undefined;
export const hours = undefined;
