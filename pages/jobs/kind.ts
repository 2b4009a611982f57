import type { Kind } from "../kind.ts";
import { planHelp } from "../planHelp.ts";
import { checkJobs } from "./check.ts";
import { JobsPage, type JobsRoute } from "./JobsPage.tsx";

export const jobs: Kind<JobsRoute> = {
	name: "jobs",
	plan: (planning) => {
		const { pages, folders } = planning.site;
		return planHelp(planning, "jobs", "/jobs", folders.jobs.length > 0 ? pages.jobs : undefined);
	},
	check: checkJobs,
	Page: JobsPage,
};
