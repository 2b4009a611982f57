/**
 * Trusted Types accept a script's URL only from a named policy. This policy accepts every URL,
 * because the security policy already limits where scripts come from.
 */
const policy = globalThis.trustedTypes?.createPolicy("services", {
	createScriptURL: (address) => address,
});

/** @param data the element's data attributes, without "data-" */
export function loadScript(address: string, data?: Readonly<Record<string, string>>): void {
	const script = document.createElement("script");
	Object.assign(script.dataset, data);
	script.src = (policy?.createScriptURL(address) ?? address) as string;
	document.head.append(script);
}
