import { geoDistance } from "d3-geo";

/** In miles: https://en.wikipedia.org/wiki/Earth_radius#Arithmetic_mean_radius */
export const earthRadius = 3958.8;

/** The straight distance in miles between two places, each [latitude, longitude]. */
export const milesBetween = (
	one: readonly [number, number],
	other: readonly [number, number],
): number => geoDistance([one[1], one[0]], [other[1], other[0]]) * earthRadius;
