import { fileKind, planLegal } from "../planFile.ts";
import { TermsPage } from "./TermsPage.tsx";

export const termsOfService = fileKind("terms-of-service", TermsPage, planLegal);
