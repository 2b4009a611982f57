import { fileKind, planHelp } from "../planFile.ts";
import { SymptomsPage } from "./SymptomsPage.tsx";

export const symptoms = fileKind("symptoms", SymptomsPage, planHelp);
