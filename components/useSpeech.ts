import { createContext, useContext } from "react";
import type { Speech } from "../generator/site/words.ts";

const Context = createContext<Speech | undefined>(undefined);

/** Gives what stands in it the site's words; the renderer puts it around a page once. */
export const SpeechProvider = Context.Provider;

/**
 * The site's words, in whatever component they are needed.
 * @throws Error outside of a <SpeechProvider>
 */
export function useSpeech(): Speech {
	const speech = useContext(Context);
	if (speech === undefined)
		throw new Error("A component asks for the site's words outside of a <SpeechProvider>.");
	return speech;
}
