import type { ReactNode } from "react";
import { Island } from "../../../components/Island.tsx";

const items = [{ href: "/", label: "Home", current: "page" as const }];
const words = { button: "Menu", label: "Main" };
const sections = [
	{
		id: "general",
		title: "General Questions",
		questions: [{ id: "why", question: "Why?", answerHtml: "<p>Because.</p>" }],
	},
];

/** Only compiled: TypeScript reports each @ts-expect-error line that compiles. */
export const refused = (): ReactNode => (
	<>
		{/* @ts-expect-error — when is required */}
		<Island name="Menu" props={{ items, more: { links: [], lines: [] }, words }} />
		{/* @ts-expect-error — unknown islands do not compile */}
		<Island name="Carousel" when="idle" props={{ items, more: { links: [], lines: [] }, words }} />
		{/* @ts-expect-error — "soon" is neither a known moment nor a media query */}
		<Island name="Menu" when="soon" props={{ items, more: { links: [], lines: [] }, words }} />
		{/* @ts-expect-error — props are required */}
		<Island name="Menu" when="idle" />
		{/* @ts-expect-error — props of another island do not fit */}
		<Island name="Menu" when="idle" props={{ sections }} />
		{/* @ts-expect-error — a label is a text */}
		<Island name="Menu" when="idle" props={{ items: [{ href: "/", label: 1 }], words }} />
		<Island
			name="Menu"
			when="visible"
			// @ts-expect-error — props that the island does not have do not compile
			props={{ items, more: { links: [], lines: [] }, words, color: "red" }}
		/>
		<Island
			name="Faq"
			when="visible"
			props={{
				sections,
				phone: { href: "tel:1", label: "Call" },
				words: { search: "Search", counted: "1 question" },
			}}
		/>
	</>
);
