import { fileKind, planInNavigation } from "../planFile.ts";
import { AboutPage } from "./AboutPage.tsx";

export const about = fileKind("about", AboutPage, planInNavigation);
