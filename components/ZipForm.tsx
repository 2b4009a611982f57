import { ZipLookup } from "../islands/ZipLookup.tsx";
import type { Assets } from "../site/assets.ts";
import type { Links } from "../site/links.ts";
import { Island } from "./Island.tsx";
import { useSpeech } from "./useSpeech.ts";

interface ZipFormProps {
	readonly to: Links;
	readonly assets: Pick<Assets, "zipTable">;
	/** Leaves out the island on pages whose scripts leave no room for it. /areas then answers. */
	readonly plain?: boolean;
}

/** The field for a ZIP code or a town's name. */
export function ZipForm({ to, assets, plain = false }: ZipFormProps) {
	const speech = useSpeech();
	const props = {
		words: speech.words.zipLookup,
		action: to.path("/areas#zip-table"),
		table: assets.zipTable,
	};
	return plain ? (
		<ZipLookup {...props} />
	) : (
		<Island name="ZipLookup" when="interaction" props={props} />
	);
}
