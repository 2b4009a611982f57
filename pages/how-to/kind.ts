import { fileKind, planHelp } from "../planFile.ts";
import { HowToPage } from "./HowToPage.tsx";

export const howTo = fileKind("how-to", HowToPage, planHelp);
