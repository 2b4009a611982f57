import type { Links } from "../site/links.ts";
import type { Business } from "../site/schema/schema.ts";
import { inlineNodes } from "./markdownTokens.tsx";

interface SiteNoticeProps {
	readonly notice: Business["notice"];
	readonly buildDate: string;
	/** The notice's language, if it differs from the page's. */
	readonly language: string | undefined;
	readonly to: Links;
}

export function SiteNotice({ notice, buildDate, language, to }: SiteNoticeProps) {
	if (notice === undefined || notice.until < buildDate) return null;
	return (
		<div className="site-notice" data-until={notice.until}>
			<p className="wrap" lang={language}>
				{inlineNodes(notice.text, to)}
			</p>
		</div>
	);
}
