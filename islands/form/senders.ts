/** How each provider sends: what the browser gets of them. */
// biome-ignore lint/performance/noBarrelFile: a registry, written so that the bundler can leave out all providers but one, and their HTML.
export { send as basin } from "./providers/basin.ts";
export { send as endpoint } from "./providers/endpoint.ts";
export { send as formspree } from "./providers/formspree.ts";
export { send as netlify } from "./providers/netlify.ts";
export { send as simulated } from "./providers/simulated.ts";
export { send as web3forms } from "./providers/web3forms.ts";
