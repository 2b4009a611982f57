import type { Links } from "../generator/site/links.ts";
import type { Business } from "../schema/schema.ts";
import { inlineNodes } from "./markdownTokens.tsx";

interface SiteNoticeProps {
	readonly notice: Business["notice"];
	/** YYYY-MM-DD. */
	readonly buildDate: string;
	readonly to: Links;
}

/** What is different for some days, first on every page. */
export function SiteNotice({ notice, buildDate, to }: SiteNoticeProps) {
	if (notice === undefined || notice.until < buildDate) return null;
	return (
		<div className="site-notice">
			<p className="wrap">{inlineNodes(notice.text, to)}</p>
		</div>
	);
}
