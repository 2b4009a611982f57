import type { IslandModules, IslandName, IslandProps, Json } from "../islands/registry.ts";

/**
 * The names of the islands with a component. Islands with `enhance` are left out, because the
 * browser gets all their props.
 */
type ComponentName = {
	[N in IslandName]: IslandModules[N] extends { readonly enhance: unknown } ? never : N;
}[IslandName];

const sendNothing = () => undefined;

/**
 * Picks the props of each component that the browser gets. The browser keeps the server's HTML, so
 * it doesn't need the other props.
 */
export const sentProps: {
	readonly [N in ComponentName]: (props: IslandProps<N>) => Json | undefined;
} = {
	ContactForm: sendNothing,
	Faq: sendNothing,
	Menu: sendNothing,
	SymptomFinder: sendNothing,
	ZipLookup: ({ table }) => ({ table }),
};
