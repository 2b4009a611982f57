export function describeRefusal(error: unknown): string | undefined;
