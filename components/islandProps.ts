import type { IslandModules, IslandName, IslandProps, Json } from "../islands/registry.ts";

/** Names of the islands with a component. Islands with `enhance` get all of their props. */
type ComponentName = {
	[N in IslandName]: IslandModules[N] extends { readonly enhance: unknown } ? never : N;
}[IslandName];

const sendNothing = () => undefined;

/** Picks the props that a component needs in the browser besides the server's HTML. */
export const sentProps: {
	readonly [N in ComponentName]: (props: IslandProps<N>) => Json | undefined;
} = {
	ContactForm: sendNothing,
	Faq: sendNothing,
	Menu: sendNothing,
	SymptomFinder: sendNothing,
	ZipLookup: ({ table, phone }) => ({ table, phone }),
};
