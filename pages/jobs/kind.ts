import {
	type JobData,
	type JobsData,
	jobSchema,
	jobsSchema,
} from "../../site/schema/pages/jobs.ts";
import type { Kind } from "../kind.ts";
import { planHelp } from "../planHelp.ts";
import { checkJobs } from "./check.ts";
import { JobsPage, type JobsRoute } from "./JobsPage.tsx";

export const jobs: Kind<JobsRoute, { jobs?: JobsData }, { jobs: JobData }> = {
	name: "jobs",
	optionalFiles: { jobs: jobsSchema },
	folder: {
		name: "jobs",
		item: "job",
		schema: jobSchema,
		address: "none",
		mayBeEmpty: true,
		editor: {
			file: "{{fields.month}}-{{fields.service}}",
			summary: "{{fields.month}} {{fields.service}}, {{fields.town}}",
		},
	},
	plan: (planning) => {
		const { pages, folders } = planning.site;
		return planHelp(planning, "jobs", "/jobs", folders.jobs.length > 0 ? pages.jobs : undefined);
	},
	check: checkJobs,
	Page: JobsPage,
};
