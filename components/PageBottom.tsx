import type { ComponentProps } from "react";
import { CallBar } from "./CallBar.tsx";
import { Consent } from "./Consent.tsx";
import { SiteFooter } from "./SiteFooter.tsx";

export function PageBottom(props: ComponentProps<typeof SiteFooter>) {
	return (
		<>
			<SiteFooter {...props} />
			<CallBar {...props} />
			<Consent {...props} />
		</>
	);
}
