import { planServices } from "../islands/services/planServices.ts";
import type { Links } from "../site/links.ts";
import type { Site } from "../site/site.ts";
import { fill, joinWords } from "../site/words.ts";
import { Island } from "./Island.tsx";
import { useSpeech } from "./useSpeech.ts";

interface ConsentProps {
	readonly site: Pick<Site, "business">;
	readonly to: Links;
}

/**
 * The island that loads services of other companies, such as analytics. The island contains a box
 * that asks the visitor first, unless `outsideServices.ask` is "never".
 */
export function Consent({ site: { business }, to }: ConsentProps) {
	const speech = useSpeech();
	const { consent } = speech.words;
	if (business.outsideServices === undefined) return null;
	return (
		<Island name="Services" when="idle" className="consent" props={{}}>
			{business.outsideServices.ask !== "never" && (
				<aside className="consent__box" aria-label={consent.more}>
					<p>
						{`${fill(consent.text, { services: nameServices(business, speech) })} `}
						<a href={to.path("/privacy-policy")}>{consent.more}</a>
					</p>
					<p className="consent__choice">
						<button className="button" type="button" name="consent" value="yes">
							{consent.accept}
						</button>
						<button className="button" type="button" name="consent" value="no">
							{consent.decline}
						</button>
					</p>
				</aside>
			)}
		</Island>
	);
}

/**
 * A button in the privacy policy that shows the box of `Consent` again. CSS hides the button until
 * the Services island has started. Renders nothing if visitors are never asked.
 */
export function AskAgain({ site: { business } }: Pick<ConsentProps, "site">) {
	const speech = useSpeech();
	const { ask = "never" } = business.outsideServices ?? {};
	if (ask === "never") return null;
	const services = nameServices(business, speech);
	return (
		<p>
			<button className="button consent__again" type="button" name="consent" value="">
				{fill(speech.words.consent.change, { services })}
			</button>
		</p>
	);
}

const nameServices = (
	{ outsideServices }: Site["business"],
	speech: ReturnType<typeof useSpeech>,
): string =>
	joinWords(
		planServices(outsideServices).map(({ needs }) => needs.name),
		speech,
	);
