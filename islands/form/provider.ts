/** What a provider wants to see in the form's HTML. */
export interface FormWishes {
	/** Where a native post goes. Without it, none is possible. */
	readonly action?: string;
	/** More attributes of <form>, as React names them. */
	readonly attributes?: { readonly [name: string]: string };
	/** Hidden fields. */
	readonly hidden?: { readonly [name: string]: string };
	/**
	 * The field that no person ever meets: a provider drops a message that has it filled in. A text
	 * named `_gotcha` if nothing else is said.
	 */
	readonly honeypot?: { readonly name: string; readonly type: "text" | "checkbox" };
}

/** The page that thanks, /contact/sent: as a path of this site, and in full. */
export interface SentPage {
	readonly path: string;
	readonly url: string;
}

/** One way to deliver a message. `Settings` is what stands under `form` in data/business.yaml. */
export interface FormProvider<Settings> {
	/**
	 * The form's HTML: posted natively, without JavaScript or before it has loaded, it reaches the
	 * provider too.
	 */
	plan(settings: Settings, sent: SentPage): FormWishes;
	/**
	 * Sends the message from a script.
	 *
	 * @param message the form's fields, hidden ones included
	 * @param action the form's action, resolved
	 * @returns whether the provider says that it has the message
	 * @throws when the provider can't be reached or answers with something else than it documents
	 */
	send(message: FormData, action: string): Promise<boolean>;
}

/** The part of providers' JSON answers that tells success from failure. */
export interface Answer {
	readonly ok?: unknown;
	readonly success?: unknown;
	readonly next?: unknown;
	readonly error?: unknown;
	readonly errors?: unknown;
}

/**
 * Posts a message as a form does, url-encoded (which spares the question that browsers ask another
 * origin first), and asks for JSON. It waits for as long as the browser does: an answer that comes
 * late is an answer.
 */
export async function post(
	message: FormData,
	action: string,
): Promise<{ readonly response: Response; readonly text: string }> {
	const response = await fetch(action, {
		method: "POST",
		body: new URLSearchParams(message as unknown as Record<string, string>),
		headers: { Accept: "application/json" },
	});
	return { response, text: await response.text() };
}

/**
 * Posts a message to a provider that answers with JSON.
 * @param accepts whether an answer of HTTP status 2xx says that the message has arrived; one that
 * was led elsewhere never does
 * @throws SyntaxError when the answer is not JSON: a page of HTML, or an answer cut off
 */
export async function postForJson(
	message: FormData,
	action: string,
	accepts: (answer: Answer) => unknown,
): Promise<boolean> {
	const { response, text } = await post(message, action);
	return response.ok && !response.redirected && !!accepts(JSON.parse(text));
}
