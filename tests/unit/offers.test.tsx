import { expect, it } from "vitest";
import { Offers } from "../../components/Offers.tsx";
import { createLinks } from "../../site/links.ts";
import { planRoutes } from "../planRoutes.ts";
import { buildDate, sampleSite } from "./sampleData.ts";
import { render } from "./sampleSpeech.ts";

const offer = (id: string, until: string, more = "") =>
	`- { id: ${id}, title: Title of ${id}, text: Text., terms: Terms., until: "${until}"${more} }\n`;
const offers = [
	offer("today", buildDate),
	offer("gone", "2020-01-31"),
	offer("for-repair", "2099-01-31", ", services: [repair]"),
].join("");
const site = sampleSite({ "offers.yaml": offers });
const to = createLinks(planRoutes(site), site.business.url);
const offersOn = (props: { readonly service?: string } = {}, shownSite = site): readonly string[] =>
	[
		...render(<Offers site={shownSite} to={to} {...props} />, shownSite.speech).matchAll(
			/<h3>Title of (\S+)<\/h3>/g,
		),
	].map(([, id = ""]) => id);

it("offers are on the home page until their last day", () => {
	expect(offersOn()).toEqual(["today", "for-repair"]);
	expect(offersOn({}, { ...site, buildDate: "2099-01-31" })).toEqual(["for-repair"]);
	expect(offersOn({}, { ...site, buildDate: "2099-02-01" })).toEqual([]);
	expect(offersOn({}, sampleSite())).toEqual([]);
});
