import type { ComponentProps } from "react";
import { PrintHeader } from "./PrintHeader.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import { useSpeech } from "./useSpeech.ts";

export function PageTop(props: ComponentProps<typeof SiteHeader>) {
	const { words } = useSpeech();
	return (
		<>
			<a className="skip-link" href="#main">
				{words.header.skip}
			</a>
			<PrintHeader business={props.site.business} />
			<SiteHeader {...props} />
		</>
	);
}
