import type { IslandModules, IslandName, IslandProps, Json } from "../islands/registry.ts";

/** The islands that have a component. Those that have `enhance` get all of their props. */
type ComponentName = {
	[N in IslandName]: IslandModules[N] extends { readonly enhance: unknown } ? never : N;
}[IslandName];

/** Nothing travels: what the browser shows is in the HTML, and stays as the server wrote it. */
const nothing = () => undefined;

/** Picks what travels in `data-props`: configuration, never text that the HTML holds. */
export const sentProps: {
	readonly [N in ComponentName]: (props: IslandProps<N>) => Json | undefined;
} = {
	ContactForm: nothing,
	Faq: nothing,
	Menu: nothing,
	SymptomFinder: nothing,
	// Where the table is, and the phone number, which the island shows only when it is needed.
	ZipLookup: ({ table, phone }) => ({ table, phone }),
};
