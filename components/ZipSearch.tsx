import type { Assets } from "../generator/assets/assets.ts";
import { formatPhone, phoneLink } from "../generator/site/formats.ts";
import type { Links } from "../generator/site/links.ts";
import { Island } from "./Island.tsx";
import { useWords } from "./useWords.ts";

interface ZipSearchProps {
	readonly phone: string;
	readonly to: Links;
	readonly assets: Assets;
}

/** The ZIP look-up; without JavaScript it leads to the table on the areas page. */
export function ZipSearch({ phone, to, assets }: ZipSearchProps) {
	const speech = useWords();
	return (
		<Island
			name="ZipLookup"
			when="interaction"
			props={{
				words: speech.words.zipLookup,
				action: to.path("/areas#zip-table"),
				table: assets.zipTable,
				phone: { href: phoneLink(phone), label: formatPhone(phone, speech) },
			}}
		/>
	);
}
