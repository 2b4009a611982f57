import type { PricesData } from "../site/schema/pages/prices.ts";

type Row = PricesData["groups"][number]["rows"][number];

/** Returns the row of prices.yaml with an id. Undefined if there is none, or no prices.yaml. */
export const priceRow = (prices: PricesData | undefined, id: string | undefined): Row | undefined =>
	prices?.groups.flatMap(({ rows }) => rows).find((row) => row.id === id);
