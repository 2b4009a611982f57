import type { IslandModules, IslandName, IslandProps, Json } from "../islands/registry.ts";

/** Islands with a component. Islands with `enhance` receive all of their props. */
type ComponentName = {
	[N in IslandName]: IslandModules[N] extends { readonly enhance: unknown } ? never : N;
}[IslandName];

const sendNothing = () => undefined;

/** Picks the props that go into `data-props`. Texts that are already in the HTML are left out. */
export const sentProps: {
	readonly [N in ComponentName]: (props: IslandProps<N>) => Json | undefined;
} = {
	ContactForm: sendNothing,
	Faq: sendNothing,
	Menu: sendNothing,
	SymptomFinder: sendNothing,
	ZipLookup: ({ table, phone }) => ({ table, phone }),
};
