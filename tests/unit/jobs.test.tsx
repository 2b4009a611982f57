import { describe, expect, it } from "vitest";
import { Jobs } from "../../components/Jobs.tsx";
import { RecentJobs } from "../../components/RecentJobs.tsx";
import { createLinks } from "../../site/links.ts";
import type { Site } from "../../site/site.ts";
import { planRoutes } from "../planRoutes.ts";
import { sampleAssets } from "./sampleAssets.ts";
import { type Changes, loadSample, sampleSite, sampleText } from "./sampleData.ts";
import { render } from "./sampleSpeech.ts";

const job = (month: string) => `town: pasco/alpha
service: repair
month: "${month}"
text: It hung. Now it runs (${month}).
before: { file: door.jpg, alt: Before ${month} }
after: { file: door.jpg, alt: After ${month} }
`;
const jobs = {
	"jobs.yaml": sampleText("jobs.yaml"),
	"jobs/first.yaml": job("2026-01"),
	"jobs/newest.yaml": job("2026-10"),
};

/** Renders all jobs, or those of a page. */
function renderJobs(site: Site, part: "all" | Parameters<typeof RecentJobs>[0]["isOfPage"]) {
	const routes = planRoutes(site);
	const to = createLinks(routes, site.business.url, site.speech.language);
	const common = { site, to, assets: sampleAssets(routes) };
	return render(
		part === "all" ? (
			<Jobs {...common} jobs={site.folders.jobs} />
		) : (
			<RecentJobs {...common} isOfPage={part} />
		),
		site.speech,
	);
}
const pathsOf = (files: Changes) =>
	loadSample(files).routes.flatMap(({ kind, path }) => (kind === "jobs" ? path : []));

describe("jobs", () => {
	it("have a page in each language that has jobs", () => {
		expect(pathsOf({})).toEqual([]);
		expect(pathsOf({ "jobs.yaml": jobs["jobs.yaml"] })).toEqual([]);
		const spanish = {
			"es/sources.json": "{}",
			"es/jobs.yaml": "slug: trabajos\ntitle: Trabajos\n",
			"es/jobs/newest.yaml":
				"text: Colgaba. Ahora corre.\nbefore: { alt: Antes }\nafter: { alt: Después }\n",
		};
		expect(pathsOf({ ...jobs, ...spanish })).toEqual(["/jobs", "/es/trabajos"]);
		const [translation] = sampleSite({ ...jobs, ...spanish }).translations;
		const after = { file: "door.jpg", alt: "Después" };
		expect(translation?.folders.jobs).toMatchObject([
			{ month: "2026-10", text: "Colgaba. Ahora corre.", after },
		]);
	});

	it("may have one photo alone, and a place that has no page", () => {
		const farm = job("2026-11").replace(/^before: .*\n/m, "");
		const site = sampleSite({
			...jobs,
			"jobs/first.yaml": farm.replace("town: pasco/alpha", "place: The Point"),
		});
		const [first = ""] = renderJobs(site, "all").split("</li>");
		expect(first).toContain("<h3>Repair in The Point</h3>");
		expect(first).toContain('class="job__photo"');
		expect(first).not.toMatch(/job__pair|<input|After<|href="\/areas/);
		expect(renderJobs(site, ({ town }) => town === "pasco/alpha")).not.toContain("The Point");
	});
});
