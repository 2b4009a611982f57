/**
 * What a page must allow a service to load, as source lists of a Content-Security-Policy
 * (https://www.w3.org/TR/CSP3/#framework-directive-source-list).
 */
export interface ServiceNeeds {
	/** Shown to visitors when they are asked whether to load the service. */
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
	 * Whether the service's script loads other scripts or writes HTML. Trusted Types forbid both, so
	 * pages with such a service don't use Trusted Types.
	 */
	readonly injects: boolean;
}

export interface Service<Settings> {
	needs(settings: Settings): ServiceNeeds;
	/** Starts the service in the browser, once the visitor agrees or is not asked. */
	start(settings: Settings): void;
}
