export interface FormWishes {
	/** The URL for native posts. Without it, there are none. */
	readonly action?: string;
	/** Further attributes of <form>, as React names them. */
	readonly attributes?: { readonly [name: string]: string };
	readonly hidden?: { readonly [name: string]: string };
	/** The photo's field, where its name is the provider's choice. Default: `photo`. */
	readonly photo?: string;
	/** A field that people don't see. Providers drop messages that fill it in. Default: `_gotcha`. */
	readonly honeypot?: { readonly name: string; readonly type: "text" | "checkbox" };
}

/** /contact/sent */
export interface SentPage {
	readonly path: string;
	readonly url: string;
}

/** A way to deliver messages. `Settings` is the type of `form` in data/business.yaml. */
export interface FormProvider<Settings> {
	/** The form's HTML, with which a native post without JavaScript also reaches the provider. */
	plan(settings: Settings, sent: SentPage): FormWishes;
	/**
	 * @param message the form's fields, hidden ones included
	 * @param action the form's action as an absolute URL
	 * @returns whether the provider confirms that it has the message
	 * @throws when the provider can't be reached or answers in an undocumented way
	 */
	send(message: FormData, action: string): Promise<boolean>;
}

/** Fields of providers' JSON answers that tell success from failure. */
export interface Answer {
	readonly ok?: unknown;
	readonly success?: unknown;
	readonly next?: unknown;
	readonly error?: unknown;
	readonly errors?: unknown;
}

/**
 * Neither url-encoded posts nor those with a file need a preflight request. There is no timeout,
 * because a late answer counts.
 */
export async function post(
	message: FormData,
	action: string,
): Promise<{ readonly response: Response; readonly text: string }> {
	const response = await fetch(action, {
		method: "POST",
		body: import.meta.formPhoto
			? message
			: new URLSearchParams(message as unknown as Record<string, string>),
		headers: { Accept: "application/json" },
	});
	return { response, text: await response.text() };
}

/**
 * @param accepts whether an answer with a 2xx status confirms the message; a redirect never does
 * @throws SyntaxError when the answer is not JSON: a page of HTML, or an incomplete answer
 */
export async function postForJson(
	message: FormData,
	action: string,
	accepts: (answer: Answer) => unknown,
): Promise<boolean> {
	const { response, text } = await post(message, action);
	return response.ok && !response.redirected && !!accepts(JSON.parse(text));
}
