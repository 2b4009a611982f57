import { describe, expect, it } from "vitest";
import { VideoLink } from "../../components/VideoLink.tsx";
import { checkPlaceholders } from "../../generator/check/checkPlaceholders.ts";
import { pictureKey } from "../../site/pictures.ts";
import { picturesOf } from "../../site/placedPictures.ts";
import { loadSample, problemsAfter, problemsThrownBy, replaced, sampleSite } from "./sampleData.ts";
import { render } from "./sampleSpeech.ts";

const video = (more = "") =>
	`video: { title: How a visit goes, url: www.films.example/watch?v=1, image: { file: door.jpg, alt: A hand on a door }, length: "2:10"${more} }\n`;
const withVideo = (more?: string) =>
	replaced("about.md", "storyHeading:", `${video(more)}storyHeading:`);

describe("a video", () => {
	it("is a still that links to it, with its title, its site and its length", () => {
		const site = sampleSite(withVideo());
		const own = site.pages.about.video;
		if (!own) throw new Error("The page has no video.");
		const photos = picturesOf(site).photos.filter(({ path }) => path[0] === "video");
		expect(photos.map(({ value }) => value.file)).toEqual(["door.jpg"]);
		const fallback = { src: "/door.jpg", width: 656, height: 492 };
		const picture = { sources: [], fallback, position: [50, 50] as const };
		const pictures = new Map([[pictureKey(own.image), picture]]);
		const html = render(<VideoLink video={own} assets={{ pictures }} />, site.speech);
		expect(html).toContain('href="https://www.films.example/watch?v=1"');
		expect(html).toContain('alt="A hand on a door"');
		expect(html).toContain("How a visit goes");
		expect(html).toContain("Video on films.example, 2:10");
		expect(html).not.toMatch(/<iframe|<script|Sample/);
	});

	it("leaves nothing where there is none", () => {
		expect(render(<VideoLink video={undefined} assets={{ pictures: new Map() }} />)).toBe("");
	});

	it("needs a length that people read as one", () => {
		expect(
			problemsAfter(
				replaced("about.md", "storyHeading:", `${video().replace("2:10", "130 s")}storyHeading:`),
			),
		).toEqual([expect.stringMatching(/^video-length data\/about\.md:\d+:\d+ › video\.length$/)]);
	});

	it("that is a sample stops a production build", () => {
		const found = (more: string) =>
			problemsThrownBy(() =>
				checkPlaceholders(loadSample(withVideo(more)), { production: true, data: "data" }),
			).filter(({ field }) => field?.startsWith("video"));
		expect(found(", sample: true")).toMatchObject([
			{ code: "placeholder", file: "data/about.md", field: "video.sample" },
		]);
		expect(found("")).toEqual([]);
	});
});
