import type { ComponentProps } from "react";
import { PrintHeader } from "./PrintHeader.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

/** What all pages have before <main>. */
export function PageTop(props: ComponentProps<typeof SiteHeader>) {
	return (
		<>
			<a className="skip-link" href="#main">
				Skip to content
			</a>
			<PrintHeader business={props.site.business} phoneQr={props.assets.phoneQr} />
			<SiteHeader {...props} />
		</>
	);
}
