/** Plain data: what comes back unchanged from a round trip through JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * What an island's file may export beside the component of its own name.
 *
 * The page's HTML already holds most of what an island shows, so only the rest travels in `data-props`. An island with
 * neither function gets all its props from there.
 */
export interface IslandExchange<Props, Sent extends Json = never> {
	/** Picks what the HTML does not hold: configuration, never text. Without it, nothing travels. */
	readonly send?: (props: Props) => Sent;
	/** Gives back the props that the island was rendered with, from its own HTML and from what travelled. */
	readonly read?: (root: HTMLElement, sent: Sent) => Props;
}
