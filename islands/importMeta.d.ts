import type { FormProviderName } from "./form/planForm.ts";

declare global {
	/**
	 * Constants that generator/assets/bundleIslands.ts puts in; undefined on the server. Code that
	 * they rule out does not reach visitors.
	 */
	interface ImportMeta {
		/**
		 * Lets an island keep what the server wrote and nothing changes: in the browser the element
		 * gets an empty `dangerouslySetInnerHTML` instead of children, and Preact, which sets no HTML
		 * while it hydrates, nor later unless it has changed, leaves its inside alone. It costs
		 * visitors neither code nor time.
		 */
		readonly browser?: true;
		/**
		 * What the service area's postal codes look like: a regular expression of them without their
		 * spaces.
		 */
		readonly codePattern: string;
		/** Whether visitors' phone numbers are of the North American Numbering Plan. */
		readonly northAmerica: boolean;
		/** Where the contact form sends to. */
		readonly formProvider?: FormProviderName;
	}
}
