import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

/** Pictures of doors that every company may use. */
const sharedFolder = join(root, "components/doors");

/**
 * Finds a door's picture: the WebP file, and the AVIF file beside it, if there is one. The company's
 * folder doors/ comes before the generator's own pictures.
 * @param name the file's name without ending: "carriage-top-black"
 */
export function findDoor(folder: string, name: string) {
	for (const place of [join(folder, "doors"), sharedFolder]) {
		const [webp, avif] = [join(place, `${name}.webp`), join(place, `${name}.avif`)];
		if (existsSync(webp)) return { webp, avif: existsSync(avif) ? avif : undefined };
	}
	return undefined;
}
