import { describe, expect, it } from "vitest";
import { Jobs } from "../../components/Jobs.tsx";
import { RecentJobs } from "../../components/RecentJobs.tsx";
import { checkPlaceholders } from "../../generator/check/checkPlaceholders.ts";
import { createLinks } from "../../site/links.ts";
import type { Site } from "../../site/site.ts";
import { planRoutes } from "../planRoutes.ts";
import { sampleAssets } from "./sampleAssets.ts";
import { type Changes, loadSample, problemsAfter, sampleSite } from "./sampleData.ts";
import { listPage } from "./sampleFiles.ts";
import { render } from "./sampleSpeech.ts";

const job = (month: string, more = "", service = "repair", town = "pasco/alpha") => `town: ${town}
service: ${service}
month: "${month}"
text: It hung. Now it runs (${month}).
before: { file: door.jpg, alt: Before ${month} }
after: { file: door.jpg, alt: After ${month} }
${more}`;
const jobs = {
	"jobs.yaml": listPage("Our jobs"),
	"jobs/first.yaml": job("2026-01"),
	"jobs/newest.yaml": job("2026-10"),
	"jobs/middle.yaml": job("2026-05"),
	"jobs/other.yaml": job("2026-02", "", "springs", "pasco/beta"),
};

/** Returns the months of the jobs that a part of a page shows, in order. */
function renderJobs(site: Site, part: "all" | Parameters<typeof RecentJobs>[0]["isOfPage"]) {
	const routes = planRoutes(site);
	const to = createLinks(routes, site.business.url, site.speech.language);
	const common = { site, to, assets: sampleAssets(routes) };
	const html = render(
		part === "all" ? (
			<Jobs {...common} jobs={site.folders.jobs} />
		) : (
			<RecentJobs {...common} isOfPage={part} />
		),
		site.speech,
	);
	return {
		html,
		months: [...html.matchAll(/<time dateTime="([^"]+)"/g)].map(([, month]) => month),
	};
}
const pathsOf = (files: Changes) =>
	loadSample(files).routes.flatMap(({ kind, path }) => (kind === "jobs" ? path : []));

describe("jobs", () => {
	it("have a page in each language that has jobs", () => {
		expect(pathsOf({})).toEqual([]);
		expect(pathsOf({ "jobs.yaml": listPage("Our jobs") })).toEqual([]);
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

	it("need an existing town and service, a month, and alternative texts", () => {
		for (const [text, problem] of [
			[job("2026-01", "", "paint"), "slug-unknown service"],
			[job("2026-01", "", "repair", "pasco/nowhere"), "town-unknown town"],
			[job("May 2026"), "month-format month"],
			[job("2026-01", "price: magic\n"), "price-row-unknown price"],
			[job("2026-01").replace(", alt: After 2026-01", ""), "field-missing after.alt"],
		] as const) {
			const problems = problemsAfter({ ...jobs, "jobs/first.yaml": text });
			const place = / data\/jobs\/first\.yaml:\d+:\d+ ›/;
			expect(problems.map((one) => one.replace(place, ""))).toEqual([problem]);
		}
		const problems = problemsAfter({ ...jobs, "jobs.yaml": undefined });
		expect(problems).toEqual(["folder-without-file data/jobs.yaml"]);
	});

	it("may have one photo alone, and a place that has no page", () => {
		const farm = job("2026-11").replace(/^before: .*\n/m, "");
		const site = sampleSite({
			...jobs,
			"jobs/first.yaml": farm.replace("town: pasco/alpha", "place: The Point"),
		});
		const [first = ""] = renderJobs(site, "all").html.split("</li>");
		expect(first).toContain("<h3>Repair in The Point</h3>");
		expect(first).toContain('class="job__photo"');
		expect(first).not.toMatch(/job__pair|<input|After<|href="\/areas/);
		expect(renderJobs(site, ({ town }) => town === "pasco/alpha").html).not.toContain("The Point");
	});

	it("are marked as samples, which stop a production build", () => {
		const loaded = loadSample({ ...jobs, "jobs/first.yaml": job("2026-01", "sample: true\n") });
		expect(renderJobs(loaded.site, "all").html.match(/Sample job/g)).toHaveLength(1);
		expect(checkPlaceholders(loaded, { production: false, data: "data" }).join("\n")).toContain(
			"first.yaml › sample: A sample. Put real ones",
		);
	});
});
