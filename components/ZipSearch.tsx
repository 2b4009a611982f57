import type { Assets } from "../generator/assets/assets.ts";
import { formatPhone, phoneLink } from "../generator/site/formats.ts";
import type { Links } from "../generator/site/links.ts";
import { Island } from "./Island.tsx";

interface ZipSearchProps {
	readonly phone: string;
	readonly to: Links;
	readonly assets: Pick<Assets, "zipTable">;
}

/** The ZIP look-up; without JavaScript it leads to the table on the areas page. */
export function ZipSearch({ phone, to, assets }: ZipSearchProps) {
	return (
		<Island
			name="ZipLookup"
			when="interaction"
			props={{ action: to.path("/areas#zip-table"), table: assets.zipTable, phone: { href: phoneLink(phone), label: formatPhone(phone) } }}
		/>
	);
}
