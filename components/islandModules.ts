import * as ContactForm from "../islands/ContactForm.tsx";
import * as DoorChooser from "../islands/DoorChooser.ts";
import * as Faq from "../islands/Faq.tsx";
import * as Menu from "../islands/Menu.tsx";
import * as OpenNow from "../islands/OpenNow.ts";
import * as QuoteCheck from "../islands/QuoteCheck.ts";
import type { IslandModule, IslandName } from "../islands/registry.ts";
import * as Services from "../islands/Services.ts";
import * as SymptomFinder from "../islands/SymptomFinder.tsx";
import * as Worksheet from "../islands/Worksheet.ts";
import * as ZipLookup from "../islands/ZipLookup.tsx";

/**
 * All islands, imported statically for the server: renderToString can't wait for the lazy imports
 * of islands/registry.ts.
 */
export const islandModules: Readonly<Record<IslandName, IslandModule>> = {
	ContactForm,
	DoorChooser,
	Faq,
	Menu,
	OpenNow,
	QuoteCheck,
	Services,
	SymptomFinder,
	Worksheet,
	ZipLookup,
};
