/** Trusted Types want to know who makes a script's address. The policy says from where it may come. */
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
