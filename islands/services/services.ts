/**
 * All outside services. A new one needs a file, a line here, and settings in
 * site/schema/outsideServices.ts. Visitors load only `start` of the company's services, as #services.
 */
// biome-ignore lint/performance/noBarrelFile: this file is a registry.
export * as callrail from "./callrail.ts";
export * as clarity from "./clarity.ts";
export * as crisp from "./crisp.ts";
export * as ga4 from "./ga4.ts";
export * as gtm from "./gtm.ts";
export * as plausible from "./plausible.ts";
