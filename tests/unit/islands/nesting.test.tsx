import { renderToString } from "react-dom/server";
import { afterAll, expect, test, vi } from "vitest";
import { words } from "../sampleSpeech.ts";

const inside = vi.hoisted(() => ({ render: (): unknown => undefined }));
vi.mock("../../../components/islandModules.ts", () => ({
	islandModules: { Menu: { Menu: () => "Menu" }, Faq: { Faq: () => inside.render() } },
}));
// Test files share modules (vitest.config.ts). Reload them with the mock, and discard them later.
vi.resetModules();
afterAll(() => {
	vi.doUnmock("../../../components/islandModules.ts");
	vi.resetModules();
});

const { Island } = await import("../../../components/Island.tsx");

test("an island inside another one does not render", () => {
	const place = { action: "/areas", label: "Where?", hint: "Town", submit: "Check" };
	const menu = { items: [], more: { links: [], lines: [] }, place, words: words.menu };
	inside.render = () => <Island name="Menu" when="visible" props={menu} />;
	const phone = { href: "tel:1", label: "Call" };
	const faq = { sections: [], phone, words: { search: "Search", counted: "0 questions" } };
	expect(() => renderToString(<Island name="Faq" when="visible" props={faq} />)).toThrow(
		'Island "Menu" stands inside island "Faq": only one of them could come alive. Put them side by side.',
	);
});
