import { createContext, useContext } from "react";
import type { Speech } from "../site/words.ts";

const Context = createContext<Speech | undefined>(undefined);

export const SpeechProvider = Context.Provider;

/** @throws Error outside of a <SpeechProvider> */
export function useSpeech(): Speech {
	const speech = useContext(Context);
	if (speech === undefined)
		throw new Error("A component asks for the site's words outside of a <SpeechProvider>.");
	return speech;
}
