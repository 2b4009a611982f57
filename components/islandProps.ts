import type { IslandModules, IslandName, IslandProps, Json } from "../islands/registry.ts";

/**
 * The names of the islands with a component. Islands with `enhance` are not among them: the browser
 * gets all their props.
 */
type ComponentName = {
	[N in IslandName]: IslandModules[N] extends { readonly enhance: unknown } ? never : N;
}[IslandName];

const sendNothing = () => undefined;

/**
 * For each component, picks the props that the browser gets. It needs no others, because it keeps
 * the server's HTML.
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
