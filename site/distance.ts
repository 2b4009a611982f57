import { geoDistance } from "d3-geo";

/** Mean radius in miles: https://en.wikipedia.org/wiki/Earth_radius#Arithmetic_mean_radius */
export const earthRadius = 3958.8;

type Place = readonly [latitude: number, longitude: number];

/** Returns the great-circle distance in miles between two places. */
export const milesBetween = (one: Place, other: Place): number =>
	geoDistance([one[1], one[0]], [other[1], other[0]]) * earthRadius;
