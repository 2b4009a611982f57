export interface FormWishes {
	/** The URL to which the form is posted. If undefined, browsers send nothing. */
	readonly action?: string;
	/** Attributes of <form> besides `action`, with React's names, such as "acceptCharset". */
	readonly attributes?: { readonly [name: string]: string };
	readonly hidden?: { readonly [name: string]: string };
	/** The name of the photo's field, if the provider accepts only one name. Default: `photo`. */
	readonly photo?: string;
	/**
	 * A field that visitors can't see and only spam programs fill in. The provider drops messages in
	 * which it is filled in. Default: `_gotcha`.
	 */
	readonly honeypot?: { readonly name: string; readonly type: "text" | "checkbox" };
}

export interface SentPage {
	readonly path: string;
	readonly url: string;
}

/** A service that delivers messages. `Settings` is the type of `form` in data/business.yaml. */
export interface FormProvider<Settings> {
	/** Plans the form's HTML. With this HTML, browsers can post the form when JavaScript is off. */
	plan(settings: Settings, sent: SentPage): FormWishes;
	/**
	 * Sends a message by script.
	 * @param message the form's fields, hidden fields included
	 * @param action the form's action as an absolute URL
	 * @returns whether the provider confirms the message
	 * @throws TypeError if the provider can't be reached; another Error if it refuses the script or
	 * answers in an undocumented way. After another Error, the browser posts the next try itself.
	 */
	send(message: FormData, action: string): Promise<boolean>;
}

/** The fields of providers' JSON answers that tell success from failure. */
export interface Answer {
	readonly ok?: unknown;
	readonly success?: unknown;
	readonly next?: unknown;
	readonly error?: unknown;
	readonly errors?: unknown;
}

/**
 * Posts a message as multipart/form-data if the form takes a photo, and URL-encoded otherwise.
 * Neither needs a CORS preflight. There is no timeout, because ContactForm.tsx accepts a late
 * answer.
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
	// A status below 500 means that the provider refuses scripts, because it uses a captcha or
	// because the form isn't activated yet.
	if (!response.ok && response.status < 500) throw new Error();
	return { response, text: await response.text() };
}

/**
 * Posts a message to a provider that answers with JSON.
 * @param accepts whether an answer with a 2xx status confirms the message. After a redirect, an
 * answer never does.
 * @throws SyntaxError if the answer is not JSON, or is truncated
 */
export async function postForJson(
	message: FormData,
	action: string,
	accepts: (answer: Answer) => unknown,
): Promise<boolean> {
	const { response, text } = await post(message, action);
	return response.ok && !response.redirected && !!accepts(JSON.parse(text));
}
