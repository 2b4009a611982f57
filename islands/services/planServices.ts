import type { ServiceSettings, serviceNames } from "../../site/schema/outsideServices.ts";
import type { Service, ServiceNeeds } from "./service.ts";
import * as services from "./services.ts";

type ServiceName = (typeof serviceNames)[number];

// This type fails to compile if a service of the schema has no file, or if a file expects other
// settings.
const adapters: {
	readonly [N in ServiceName]: Service<NonNullable<ServiceSettings[N]>>;
} = services;

// Alphabetical, because a module namespace lists its exports in alphabetical order.
const names = Object.keys(adapters) as readonly ServiceName[];

/**
 * Returns the services that data/business.yaml names, in alphabetical order, and what each needs.
 */
export const planServices = (
	chosen: ServiceSettings | undefined,
): readonly {
	readonly name: ServiceName;
	readonly settings: object;
	readonly needs: ServiceNeeds;
}[] =>
	names.flatMap((name) => {
		const settings = chosen?.[name];
		return settings === undefined
			? []
			: { name, settings, needs: (adapters[name] as Service<object>).needs(settings) };
	});
