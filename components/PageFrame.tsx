import type { ReactNode } from "react";
import type { PageProps } from "../pages/page.ts";
import { CallBar } from "./CallBar.tsx";
import { PrintHeader } from "./PrintHeader.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

/** Everything in <body> that all pages share, around the page's own sections. */
export function PageFrame({ children, ...page }: PageProps & { readonly children: ReactNode }) {
	return (
		<>
			<a className="skip-link" href="#main">
				Skip to content
			</a>
			<PrintHeader business={page.site.business} />
			<SiteHeader {...page} />
			<main className="page-frame__main" id="main" tabIndex={-1}>
				{children}
			</main>
			<SiteFooter {...page} />
			<CallBar phone={page.site.business.phone} />
		</>
	);
}
