import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Island } from "../../../components/Island.tsx";
import { words } from "../sampleSpeech.ts";

// A Faq that puts another island on the page, from inside.
const inside = vi.hoisted(() => ({ render: (): unknown => undefined }));
vi.mock("../../../components/islandModules.ts", () => ({
	islandModules: { Menu: { Menu: () => "Menu", send: () => undefined }, Faq: { Faq: () => inside.render(), send: () => undefined } },
}));

test("an island inside another one does not render", () => {
	inside.render = () => <Island name="Menu" when="idle" props={{ items: [], more: { links: [], lines: [] }, words: words.menu }} />;
	const render = () =>
		renderToString(
			<Island name="Faq" when="idle" props={{ sections: [], phone: { href: "tel:1", label: "Call" }, words: { search: "Search", counted: "0 questions" } }} />,
		);
	expect(render).toThrow('Island "Menu" stands inside island "Faq": only one of them could come alive. Put them side by side.');
});
