import type { Assets } from "../site/assets.ts";
import { formatMonth } from "../site/formats.ts";
import type { Links } from "../site/links.ts";
import { pictureKey } from "../site/pictures.ts";
import type { Photo } from "../site/schema/fields.ts";
import type { JobData } from "../site/schema/pages/jobs.ts";
import type { Named, Site, TownId } from "../site/site.ts";
import { fill } from "../site/words.ts";
import { classNames } from "./classNames.ts";
import { Paragraph } from "./Paragraph.tsx";
import { Picture } from "./Picture.tsx";
import { RowPrice } from "./RowPrice.tsx";
import { SampleTag } from "./SampleTag.tsx";
import { useSpeech } from "./useSpeech.ts";

interface JobsProps {
	readonly site: Pick<Site, "services" | "towns" | "pages" | "speech">;
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
				const place = job.place ?? town?.name;
				return (
					<li key={job.slug} className="job">
						<Photos job={job} assets={assets} />
						<h3>
							{place !== undefined && service
								? fill(words.jobs.title, { service: service.name, town: place })
								: (place ?? service?.name)}
						</h3>
						<Paragraph text={job.text} to={to} />
						<Ticket job={job} site={site} />
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

/** How much of the `before` photo is visible, in percent. */
const stops = [100, 75, 50, 25, 0] as const;

interface PhotosProps extends Pick<JobsProps, "assets"> {
	readonly job: Named<JobData>;
}

/**
 * Lays the `after` photo over the `before` photo, if there is one. Radio buttons move the line
 * between the photos, because CSS can read the buttons' state without a script.
 */
function Photos({ job: { slug, before, after }, assets }: PhotosProps) {
	const { words } = useSpeech();
	const figure = (photo: Photo, isAfter: boolean) => (
		<figure className={classNames("job__photo", isAfter && before && "job__photo--after")}>
			<Picture
				photo={photo}
				picture={assets.pictures.get(pictureKey(photo))}
				sizes="(max-width: 47.999rem) 92vw, (max-width: 74.999rem) 45vw, 26rem"
			/>
			{before && (
				<figcaption className="tag job__time">
					{isAfter ? words.jobs.after : words.jobs.before}
				</figcaption>
			)}
		</figure>
	);
	if (!before) return figure(after, true);
	const names: Readonly<Record<number, string>> = { 100: words.jobs.before, 0: words.jobs.after };
	return (
		<fieldset className="job__pair">
			<legend className="visually-hidden">{`${words.jobs.before} / ${words.jobs.after}`}</legend>
			{figure(before, false)}
			{figure(after, true)}
			<div className="job__stops">
				{stops.map((stop) => (
					<label key={stop} className="job__stop">
						<input
							type="radio"
							name={`${slug}-stop`}
							aria-label={names[stop] ?? `${stop} %`}
							defaultChecked={stop === 50}
						/>
					</label>
				))}
			</div>
		</fieldset>
	);
}

/** What was wrong, how long it took, and what such a job costs. */
function Ticket({
	job: { fault, minutes, price },
	site,
}: Pick<JobsProps, "site"> & Pick<PhotosProps, "job">) {
	const { words } = useSpeech();
	const facts = [
		[words.jobs.fault, fault],
		[words.jobs.time, minutes && fill(words.minutes.long, { minutes: String(minutes) })],
		[words.jobs.price, price && <RowPrice id={price} ask="" prices={site.pages.prices} />],
	] as const;
	const known = facts.flatMap(([term, value]) => (value ? [{ term, value }] : []));
	if (known.length === 0) return null;
	return (
		<dl className="job__facts">
			{known.map(({ term, value }) => (
				<div key={term}>
					<dt className="small-print">{term}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
