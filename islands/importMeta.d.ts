import type { FormProviderName } from "./form/planForm.ts";

declare global {
	interface Window {
		/** A queue that Google's scripts read. */
		dataLayer?: unknown[];
		clarity: ((...call: unknown[]) => void) & { q?: unknown[] };
		$crisp: unknown[];
		CRISP_WEBSITE_ID: string;
	}

	/** Not in TypeScript's types yet: https://www.w3.org/TR/trusted-types/. */
	var trustedTypes:
		| undefined
		| {
				createPolicy(
					name: string,
					rules: { createScriptURL: (url: string) => string },
				): { createScriptURL: (url: string) => unknown };
		  };

	/**
	 * Constants that generator/assets/bundleIslands.ts sets. The bundler removes code behind a false
	 * constant.
	 */
	interface ImportMeta {
		/**
		 * True in the browser. There, an element that never changes has an empty
		 * `dangerouslySetInnerHTML` instead of children: Preact keeps the server's HTML, and visitors
		 * don't get the children's code.
		 */
		readonly browser?: true;
		/** The URL of the file with all islands, relative to the loader. */
		readonly allIslands: string;
		/** A regular expression for the postal codes of the service area, written without spaces. */
		readonly codePattern: string;
		/**
		 * Whether the company's phone numbers have the ten digits of the North American Numbering Plan.
		 */
		readonly northAmerica: boolean;
		readonly formProvider?: FormProviderName;
		/**
		 * Which visitors are asked before outside services load. Undefined if the company has no such
		 * services.
		 */
		readonly askFirst?: "always" | "europe" | "never";
		readonly formPhoto?: boolean;
		/** Whether messages say where the visit began (form/fillOrigin.ts). */
		readonly attribution?: boolean;
	}
}
