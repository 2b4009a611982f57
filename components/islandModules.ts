import * as ContactForm from "../islands/ContactForm.tsx";
import * as Faq from "../islands/Faq.tsx";
import * as Menu from "../islands/Menu.tsx";
import * as OpenNow from "../islands/OpenNow.ts";
import type { IslandModule, IslandName } from "../islands/registry.ts";
import * as SymptomFinder from "../islands/SymptomFinder.tsx";
import * as Worksheet from "../islands/Worksheet.ts";
import * as ZipLookup from "../islands/ZipLookup.tsx";

/**
 * Every island's module, for pages. The registry, whose imports the browser's bundler makes chunks
 * of, would have to be waited for, and a build that waits while it loads could not be compiled
 * ahead (docs/decisions/0006-bundle-the-build.md).
 */
export const islandModules: Readonly<Record<IslandName, IslandModule>> = {
	ContactForm,
	Faq,
	Menu,
	OpenNow,
	SymptomFinder,
	Worksheet,
	ZipLookup,
};
