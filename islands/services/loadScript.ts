/** Trusted Types want to know who makes a script's address. The policy says from where it may come. */
const policy = globalThis.trustedTypes?.createPolicy("services", {
	createScriptURL: (address) => address,
});

/** @param attributes of the element, such as data-domain */
export function loadScript(
	address: string,
	attributes: Readonly<Record<string, string>> = {},
): void {
	const script = document.createElement("script");
	for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
	script.src = (policy?.createScriptURL(address) ?? address) as string;
	document.head.append(script);
}
