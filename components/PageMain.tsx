import type { ReactNode } from "react";

/** A page's own sections. */
export function PageMain({ children }: { readonly children: ReactNode }) {
	return (
		<main className="page-main" id="main" tabIndex={-1}>
			{children}
		</main>
	);
}
