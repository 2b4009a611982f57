import type { Assets } from "../site/assets.ts";
import { formatMonth } from "../site/formats.ts";
import type { Links } from "../site/links.ts";
import { pictureKey } from "../site/pictures.ts";
import type { JobData } from "../site/schema/pages/jobs.ts";
import type { Named, Site, TownId } from "../site/site.ts";
import { fill } from "../site/words.ts";
import { Paragraph } from "./Paragraph.tsx";
import { Picture } from "./Picture.tsx";
import { SampleTag } from "./SampleTag.tsx";

interface JobsProps {
	readonly site: Pick<Site, "services" | "towns" | "speech">;
	readonly jobs: readonly Named<JobData>[];
	readonly max?: number;
	readonly to: Links;
	readonly assets: Pick<Assets, "pictures">;
}

export function Jobs({ site, jobs, max = jobs.length, to, assets }: JobsProps) {
	const { speech } = site;
	const { words } = speech;
	const newest = jobs.toSorted((one, other) => other.month.localeCompare(one.month)).slice(0, max);
	return (
		<ul className="jobs">
			{newest.map((job) => {
				// Either can be undefined: the town or the service may have been removed, and a translation
				// may lack the service.
				const town = site.towns.get(job.town as TownId);
				const service = site.services.find(({ slug }) => slug === job.service);
				return (
					<li key={job.slug} className="job">
						<div className="job__pair">
							{(["before", "after"] as const).map((time) => (
								<figure key={time} className="job__photo">
									<Picture
										photo={job[time]}
										picture={assets.pictures.get(pictureKey(job[time]))}
										sizes="(max-width: 29.999rem) 92vw, (max-width: 59.999rem) 46vw, 20rem"
									/>
									<figcaption className="tag job__time">{words.jobs[time]}</figcaption>
								</figure>
							))}
						</div>
						<h3>
							{town && service
								? fill(words.jobs.title, { service: service.name, town: town.name })
								: (town ?? service)?.name}
						</h3>
						<Paragraph text={job.text} to={to} />
						<p className="small-print">
							<time dateTime={job.month}>{formatMonth(job.month, speech)}</time>
							{town && (
								<>
									{" · "}
									<a href={to.town(town)}>{town.name}</a>
								</>
							)}
							{service && (
								<>
									{" · "}
									<a href={to.service(service)}>{service.name}</a>
								</>
							)}
							{job.sample && (
								<>
									{" "}
									<SampleTag text={words.jobs.sample} />
								</>
							)}
						</p>
					</li>
				);
			})}
		</ul>
	);
}
