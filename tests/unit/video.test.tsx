import { describe, expect, it } from "vitest";
import { checkPlaceholders } from "../../generator/check/checkPlaceholders.ts";
import { loadSample, problemsAfter, problemsThrownBy, replaced } from "./sampleData.ts";

const video = (more = "") =>
	`video: { title: How a visit goes, url: www.films.example/watch?v=1, image: { file: door.jpg, alt: A hand on a door }, length: "2:10"${more} }\n`;
const withVideo = (more?: string) =>
	replaced("about.md", "storyHeading:", `${video(more)}storyHeading:`);

describe("a video", () => {
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
