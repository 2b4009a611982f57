import type { PageProps } from "../pages/page.ts";
import { CallBar } from "./CallBar.tsx";
import { SiteFooter } from "./SiteFooter.tsx";

/** What all pages have after <main>. */
export function PageBottom(props: Pick<PageProps, "site" | "routes" | "to">) {
	return (
		<>
			<SiteFooter {...props} />
			<CallBar phone={props.site.business.phone} />
		</>
	);
}
