import type { Assets } from "../generator/assets.ts";
import { formatPhone } from "../generator/formatPhone.ts";
import type { Links } from "../generator/links.ts";
import { phoneLink } from "./format.ts";
import { Island } from "./Island.tsx";

interface ZipSearchProps {
	readonly phone: string;
	readonly to: Links;
	readonly assets: Assets;
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
