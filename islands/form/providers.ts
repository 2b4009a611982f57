/**
 * The adapters of all form providers. A new provider needs a file, a line here, and settings in
 * site/schema/forms.ts. Visitors load only `send` of the company's provider, as #form-provider.
 */
// biome-ignore lint/performance/noBarrelFile: this file is a registry.
export * as basin from "./providers/basin.ts";
export * as endpoint from "./providers/endpoint.ts";
export * as formspree from "./providers/formspree.ts";
export * as netlify from "./providers/netlify.ts";
export * as simulated from "./providers/simulated.ts";
export * as web3forms from "./providers/web3forms.ts";
