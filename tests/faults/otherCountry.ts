import { rmSync } from "node:fs";
import { copyData, type OwnersData, townsOf } from "./ownersData.ts";

/** Degrees from Arizona to Wellington's harbor, by which the example's places are moved. */
const [south, east] = [73.6, 285.87];
const moved = ([latitude = 0, longitude = 0]: readonly number[]) => [
	Number((latitude - south).toFixed(4)),
	Number((longitude + east).toFixed(4)),
];

/**
 * Moves the example company to a country without states. It has towns without counties, and an
 * address with a path: what a data folder may leave out.
 * @param from the example's folder
 * @param folder where to write
 */
export function moveAbroad(from: string, folder: string): OwnersData {
	const data = copyData(from, folder);
	for (const id of townsOf(data)) {
		const town = data.read(`areas/${id}`);
		data.write(`areas/${id.split("/")[1]}`, {
			...town,
			coordinates: moved(town.coordinates),
			zips: ["5010"],
		});
		data.remove(`areas/${id}`);
	}
	for (const county of ["pima", "pinal"]) {
		rmSync(`${folder}/areas/${county}`, { recursive: true });
		data.remove(`areas/${county}`);
	}
	data.replace(/\bpi(?:ma|nal)\/(?=[a-z])/g, "");
	data.replace(/\{town\}, \{state\}/g, "{town}");
	data.replace(/\{street\}/g, "the harbor");
	data.replace(/The towns, by county/, "The towns");
	data.replace(/Two counties, four towns/, "Four towns");
	data.edit("words", (words) => {
		words.places = { inState: "{place}", cityLine: "{city} {zip}" };
		// The generator's default words name the state.
		words.town = {
			...words.town,
			title: "Garage Door Repair & Installation in {town} | {brand}",
			description: "Professional garage door repair, installation, and maintenance in {town}.",
		};
	});
	data.edit("business", (business) => {
		const { state: _, street: __, directions: ___, ...address } = business.address;
		Object.assign(business, {
			url: "https://user.example/javelina",
			phone: "+6445550164",
			address: { ...address, zip: "5010", country: "NZ" },
			locale: { language: "en-NZ", currency: "NZD", units: "kilometers" },
			coordinates: moved(business.coordinates),
			timeZone: "Pacific/Auckland",
		});
	});
	return data;
}
