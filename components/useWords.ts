import { createContext, useContext } from "react";
import type { Speech } from "../generator/site/words.ts";

const Words = createContext<Speech | undefined>(undefined);

/** Gives what stands in it the site's words; the renderer puts it around a page once. */
export const WordsProvider = Words.Provider;

/** The site's words, in whatever component they are needed. @throws Error outside of a <WordsProvider> */
export function useWords(): Speech {
	const speech = useContext(Words);
	if (speech === undefined) throw new Error("A component asks for the site's words outside of a <WordsProvider>.");
	return speech;
}
