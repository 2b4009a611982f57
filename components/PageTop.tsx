import type { ComponentProps } from "react";
import { PrintHeader } from "./PrintHeader.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import { SiteNotice } from "./SiteNotice.tsx";
import { useWords } from "./useWords.ts";

/** What all pages have before <main>. */
export function PageTop(props: ComponentProps<typeof SiteHeader>) {
	const { business, buildDate } = props.site;
	const { words } = useWords();
	return (
		<>
			<a className="skip-link" href="#main">
				{words.header.skip}
			</a>
			<PrintHeader business={business} />
			<SiteNotice notice={business.notice} buildDate={buildDate} to={props.to} />
			<SiteHeader {...props} />
		</>
	);
}
