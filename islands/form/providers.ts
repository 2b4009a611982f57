/** Every provider there is, by its name in data/business.yaml. A new one is a file, a line here and its settings in data/schema.ts. */
// biome-ignore lint/performance/noBarrelFile: a registry, written so that the bundler can leave out all providers but one.
export { basin } from "./providers/basin.ts";
export { endpoint } from "./providers/endpoint.ts";
export { formspree } from "./providers/formspree.ts";
export { netlify } from "./providers/netlify.ts";
export { simulated } from "./providers/simulated.ts";
export { web3forms } from "./providers/web3forms.ts";
