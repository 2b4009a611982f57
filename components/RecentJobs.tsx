import type { JobData } from "../pages/jobs/schema.ts";
import type { PageProps } from "../pages/kind.ts";
import { ActionLink } from "./ActionLink.tsx";
import { Jobs } from "./Jobs.tsx";
import { SplitSection } from "./SplitSection.tsx";

/** So many jobs on the page of a town or a service. */
const most = 2;

interface RecentJobsProps extends Pick<PageProps, "site" | "to" | "assets"> {
	/** Chooses the jobs of the page. */
	readonly isOfPage: (job: JobData) => boolean;
}

/** The newest jobs of a town or a service. Without any there is no section. */
export function RecentJobs({ site, to, assets, isOfPage }: RecentJobsProps) {
	const { words, folders, pages } = site;
	const jobs = folders.jobs.filter(isOfPage);
	if (!pages.jobs || jobs.length === 0) return null;
	return (
		<SplitSection title={words.jobs.heading}>
			<Jobs site={site} jobs={jobs} most={most} to={to} assets={assets} />
			<p>
				<ActionLink href={to.page("jobs")} label={words.pages.jobs} />
			</p>
		</SplitSection>
	);
}
