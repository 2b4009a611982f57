import type { Assets } from "../generator/assets/assets.ts";
import { formatPhone, phoneLink } from "../generator/site/formats.ts";
import type { Links } from "../generator/site/links.ts";
import { shapeOfCodes } from "../generator/site/postalCodes.ts";
import type { Site } from "../generator/site/site.ts";
import { fill } from "../generator/site/words.ts";
import { Island } from "./Island.tsx";
import { useSpeech } from "./useSpeech.ts";

interface ZipLookupProps {
	readonly site: Site;
	readonly to: Links;
	readonly assets: Pick<Assets, "zipTable">;
}

/** The ZIP look-up. Without JavaScript, its form leads to the table on /areas. */
export function ZipLookup({ site: { towns, business }, to, assets }: ZipLookupProps) {
	const speech = useSpeech();
	const { digits } = shapeOfCodes([...towns.values()].flatMap(({ zips }) => zips));
	return (
		<Island
			name="ZipLookup"
			when="interaction"
			props={{
				words: speech.words.zipLookup,
				digits,
				action: to.path("/areas#zip-table"),
				table: assets.zipTable,
				phone: {
					href: phoneLink(business.phone),
					label: fill(speech.words.call.call, { phone: formatPhone(business.phone, speech) }),
				},
			}}
		/>
	);
}
