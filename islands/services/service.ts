/**
 * What a service needs of a page: its own name, and where its parts come from, as sources of a
 * security policy (https://www.w3.org/TR/CSP3/#framework-directive-source-list).
 */
export interface ServiceNeeds {
	/** As the service calls itself. Visitors read it when they are asked. */
	readonly name: string;
	readonly scripts: readonly string[];
	readonly connections?: readonly string[];
	readonly images?: readonly string[];
	readonly frames?: readonly string[];
	readonly styles?: readonly string[];
	readonly fonts?: readonly string[];
	readonly media?: readonly string[];
	readonly workers?: readonly string[];
	/**
	 * Whether its script loads other scripts or writes HTML. Trusted Types forbid both, so a page with
	 * such a service goes without them.
	 */
	readonly injects: boolean;
}

/** `Settings` is the type of the service's settings in data/business.yaml. */
export interface Service<Settings> {
	needs(settings: Settings): ServiceNeeds;
	/** Runs in the browser, once the visitor agrees or is not asked. */
	start(settings: Settings): void;
}
