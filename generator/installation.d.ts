export function describeBrokenInstallation(error: unknown): string | undefined;
