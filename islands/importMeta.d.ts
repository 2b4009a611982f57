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
		/** The file of all islands, as the loader imports it. */
		readonly allIslands: string;
		/** A regular expression for the service area's postal codes without spaces. */
		readonly codePattern: string;
		/**
		 * Whether the company's country uses ten-digit phone numbers of the North American Numbering
		 * Plan.
		 */
		readonly northAmerica: boolean;
		readonly formProvider?: FormProviderName;
		/**
		 * Whether visitors are asked before outside services load. Undefined if the company has no
		 * outside services.
		 */
		readonly askFirst?: "always" | "europe" | "never";
		/** Whether the form takes a photo. */
		readonly formPhoto?: boolean;
		/** Whether messages contain the visit's origin (form/fillOrigin.ts). */
		readonly attribution?: boolean;
	}
}
