import { geoDistance } from "d3-geo";

/** The mean radius in miles: https://en.wikipedia.org/wiki/Earth_radius#Arithmetic_mean_radius */
export const earthRadius = 3958.8;

/** Returns the great-circle distance in miles between two places, each [latitude, longitude]. */
export const milesBetween = (
	one: readonly [number, number],
	other: readonly [number, number],
): number => geoDistance([one[1], one[0]], [other[1], other[0]]) * earthRadius;
