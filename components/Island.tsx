import { createContext, type FunctionComponent, type ReactNode, useContext } from "react";
import type { IslandModule, IslandName, IslandProps } from "../islands/registry.ts";
import { islandModules } from "./islandModules.ts";
import { sentProps } from "./islandProps.ts";

/**
 * When an island starts. "idle": without an interaction, only for islands without Preact
 * (`enhance`). "visible": after the visitor's first interaction, once the island is near the
 * viewport. A media query: after the first interaction, once the query matches. "interaction": once
 * the visitor points at, touches or focuses the island.
 */
export type IslandMoment = "visible" | "idle" | "interaction" | `(${string})`;

interface Props<N extends IslandName> {
	readonly name: N;
	readonly when: IslandMoment;
	readonly props: IslandProps<N> & object;
	readonly className?: string;
	/** The server's HTML, if the island has `enhance` and no component. */
	readonly children?: ReactNode;
}

const EnclosingIsland = createContext<string | undefined>(undefined);

/**
 * Renders an island's complete HTML, in an element that islands/loader.ts finds.
 * @throws Error if no island has the name, if islands are nested, if props are not plain JSON, or
 * if an island that needs Preact starts on "idle"
 */
export function Island<N extends IslandName>({ name, when, props, className, children }: Props<N>) {
	const enclosing = useContext(EnclosingIsland);
	if (enclosing !== undefined)
		throw new Error(
			`Island "${name}" stands inside island "${enclosing}": only one of them could come alive. Put them side by side.`,
		);
	const module: IslandModule | undefined = islandModules[name];
	if (module === undefined)
		throw new Error(
			`No island "${name}": add it to islands/registry.ts and components/islandModules.ts.`,
		);

	requireJson(props, `Island "${name}": props`);
	const sent = JSON.stringify(
		module.enhance ? props : sentProps[name as keyof typeof sentProps](props as never),
	);
	if (when === "idle" && !module.enhance)
		throw new Error(
			`Island "${name}" would load Preact before the visitor does anything: "idle" is for islands that \`enhance\`. Write when="visible".`,
		);
	const Component = module[name] as FunctionComponent<object>;
	return (
		<div
			className={className}
			data-island={name}
			data-when={when}
			data-props={sent === "{}" ? undefined : sent}
		>
			<EnclosingIsland value={name}>
				{module.enhance ? children : <Component {...props} />}
			</EnclosingIsland>
		</div>
	);
}

/** @throws Error that names the first part of `value` that JSON can't represent */
function requireJson(value: unknown, path: string): void {
	if (
		value === null ||
		typeof value === "string" ||
		typeof value === "boolean" ||
		Number.isFinite(value)
	)
		return;
	if (Array.isArray(value)) {
		for (const [index, item] of value.entries()) requireJson(item, `${path}[${index}]`);
	} else if (
		typeof value === "object" &&
		Object.getPrototypeOf(value) === Object.prototype &&
		!("$$typeof" in value)
	) {
		for (const [key, item] of Object.entries(value)) requireJson(item, `${path}.${key}`);
	} else {
		throw new Error(
			`${path} is ${value === undefined ? "undefined" : `${typeof value === "object" ? "an" : "a"} ${typeof value}`}, and an island's props are plain JSON.`,
		);
	}
}
