/**
 * Loads sharp, which a build with a full cache doesn't need. One thread for a picture, because files
 * are encoded side by side: with more, AVIF files are larger, and differ from machine to machine.
 */
export async function loadSharp() {
	const { default: sharp } = await import("sharp");
	sharp.concurrency(1);
	// No picture is read twice.
	sharp.cache(false);
	return sharp;
}
