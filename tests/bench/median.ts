/** @throws Error if there are no numbers */
export function median(numbers: readonly number[]): number {
	const middle = [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
	if (middle === undefined)
		throw new Error("There is nothing to take the median of: --runs must be at least 1.");
	return middle;
}
