import type { PageProps } from "../site/pageProps.ts";
import type { JobData } from "../site/schema/pages/jobs.ts";
import { ActionLink } from "./ActionLink.tsx";
import { Jobs } from "./Jobs.tsx";
import { SplitSection } from "./SplitSection.tsx";

const maxJobs = 2;

interface RecentJobsProps extends Pick<PageProps, "site" | "to" | "assets"> {
	readonly isOfPage: (job: JobData) => boolean;
}

export function RecentJobs({ site, to, assets, isOfPage }: RecentJobsProps) {
	const { words, folders, pages } = site;
	// Leave out samples, because a town's page must not show a job that never took place there.
	const jobs = folders.jobs.filter((job) => !job.sample && isOfPage(job));
	if (!pages.jobs || jobs.length === 0) return null;
	return (
		<SplitSection title={words.jobs.heading}>
			<Jobs site={site} jobs={jobs} max={maxJobs} to={to} assets={assets} />
			<p>
				<ActionLink href={to.page("jobs")} label={words.pages.jobs} />
			</p>
		</SplitSection>
	);
}
