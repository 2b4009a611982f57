import type { Assets } from "../site/assets.ts";
import type { Links } from "../site/links.ts";
import { shapeOfCodes } from "../site/postalCodes.ts";
import type { Site } from "../site/site.ts";
import { callLink } from "./callLink.ts";
import { Island } from "./Island.tsx";
import { useSpeech } from "./useSpeech.ts";

interface ZipFormProps {
	readonly site: Site;
	readonly to: Links;
	readonly assets: Pick<Assets, "zipTable">;
}

export function ZipForm({ site: { towns, business }, to, assets }: ZipFormProps) {
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
				phone: callLink(business, speech),
			}}
		/>
	);
}
