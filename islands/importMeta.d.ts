import type { FormProviderName } from "./form/planForm.ts";

declare global {
	/**
	 * Constants that generator/assets/bundleIslands.ts fills in. Code behind a constant that is false
	 * is not sent to visitors.
	 */
	interface ImportMeta {
		/**
		 * True in the browser. There, an element that never changes has an empty
		 * `dangerouslySetInnerHTML` instead of children: Preact keeps the server's HTML, and the
		 * children's code isn't sent.
		 */
		readonly browser?: true;
		/** A regular expression for the service area's postal codes without spaces. */
		readonly codePattern: string;
		/**
		 * Whether the company's country uses ten-digit phone numbers of the North American Numbering
		 * Plan.
		 */
		readonly northAmerica: boolean;
		readonly formProvider?: FormProviderName;
	}
}
