import type { PageProps } from "../pages/page.ts";
import { PrintHeader } from "./PrintHeader.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

/** What all pages have before <main>. */
export function PageTop(props: Pick<PageProps, "site" | "routes" | "to"> & { readonly current: string }) {
	return (
		<>
			<a className="skip-link" href="#main">
				Skip to content
			</a>
			<PrintHeader business={props.site.business} />
			<SiteHeader {...props} />
		</>
	);
}
