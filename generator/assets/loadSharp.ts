/**
 * Loads sharp only when it is needed: a build with a full cache doesn't need it. Each picture uses
 * one thread, because with more threads, AVIF files are larger and differ between machines.
 */
export async function loadSharp() {
	const { default: sharp } = await import("sharp");
	sharp.concurrency(1);
	// Turn off sharp's cache, because no picture is read twice.
	sharp.cache(false);
	return sharp;
}
