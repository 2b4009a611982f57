import type { Kind } from "../kind.ts";
import { planHelp } from "../planFile.ts";
import { JobsPage, type JobsRoute } from "./JobsPage.tsx";

export const jobs: Kind<JobsRoute> = {
	name: "jobs",
	plan: (planning) => (planning.site.folders.jobs.length > 0 ? planHelp(planning, "jobs") : []),
	Page: JobsPage,
};
