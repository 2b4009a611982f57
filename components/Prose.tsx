import type { ReactNode } from "react";

/** Running text at a readable measure. */
export function Prose({ children }: { readonly children: ReactNode }) {
	return <div className="prose">{children}</div>;
}
