// @module-tag slow
import { createHash } from "node:crypto";
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { LaterFiles } from "../../generator/assets/assets.ts";
import { bundleImages, cropOf } from "../../generator/assets/bundleImages.ts";
import { type Cache, openCache } from "../../generator/cache.ts";
import { digestOf } from "../../generator/hash.ts";
import { formatField } from "../../generator/problems.ts";
import { pictureKey } from "../../site/pictures.ts";
import { picturesOf } from "../../site/placedPictures.ts";
import type { Locate } from "../../site/problem.ts";
import type { Photo } from "../../site/schema/fields.ts";
import type { Site } from "../../site/site.ts";
import { exampleSite as example } from "./exampleSite.ts";
import { newFolder } from "./newFolder.ts";
import { pictureBomb } from "./pictureBomb.ts";
import { withFiles } from "./withFiles.ts";

const dir = newFolder();
mkdirSync(join(dir, "photos"));
const photo = (name: string): Photo => ({ file: `${name}.jpg`, alt: "A door" });
const home = { ...example.pages.home, image: photo("hero") };
const services = example.services.map((service, index) => {
	return { ...service, image: photo(`service-${index}`) };
});
const site: Site = withFiles(
	{ ...example, folder: join(dir, "data"), pages: { ...example.pages, home }, services },
	{ home, ...Object.fromEntries(services.map((one) => [`services/${one.slug}`, one])) },
);
beforeAll(async () => {
	cpSync(join(example.folder, "posters"), join(site.folder, "posters"), { recursive: true });
	mkdirSync(join(site.folder, "photos"));
	const gray = { channels: 3, background: "#808080" } as const;
	// Noise makes the file large enough for the test that truncates it.
	const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
	for (const { value } of picturesOf(site).photos) {
		const create =
			value.file === "hero.jpg"
				? { ...gray, width: 2400, height: 1350, noise }
				: { ...gray, width: 1600, height: 1200 };
		await sharp({ create })
			.jpeg({ quality: 70 })
			.toFile(join(site.folder, "photos", value.file));
	}
}, 60_000);

/** Encodes nothing: each file's bytes are the digest of its inputs. Only sizes are real. */
const quick: Cache = {
	remember: async (_, inputs, make) =>
		JSON.stringify(inputs).endsWith('"size"]')
			? make()
			: createHash("sha256").update(JSON.stringify(inputs)).digest(),
};
const locate: Locate = (name, path) => {
	return { file: `${dir}/${name}.yaml`, line: 7, column: 16, field: formatField(path) };
};
const bundle = (baseUrl = "", cache = quick, siteOfPhoto: Site = site) =>
	bundleImages(siteOfPhoto, { baseUrl, locate, cache });
const widthsOf = (srcSet: string) =>
	srcSet.split(", ").map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]));

function siteWith(photo: Photo): Site {
	const [service] = site.services;
	if (!service) throw new Error("The data has no service.");
	mkdirSync(join(dir, "posters"), { recursive: true });
	const poster = `posters/${service.poster}.svg`;
	copyFileSync(join(example.folder, poster), join(dir, poster));
	const one = { ...site, folder: dir, services: [{ ...service, image: photo }], files: new Map() };
	return withFiles(one, { [`services/${service.slug}`]: { ...service, image: photo } });
}

/** Bundles a photo of the folder, which is that of the only service. */
const bundlePhoto = (file: string, cache = quick) =>
	bundle("", cache, siteWith({ file, alt: "A door" }));

describe("bundleImages", () => {
	it("makes each photo only when it is requested, if the caller asks for that", async () => {
		const later: LaterFiles = new Map();
		let encoded = 0;
		const counting: Cache = {
			remember: (room, inputs, make) => {
				if (!JSON.stringify(inputs).endsWith('"size"]')) encoded++;
				return quick.remember(room, inputs, make);
			},
		};
		const { files, assets } = await bundleImages(site, {
			baseUrl: "",
			cache: counting,
			locate,
			later,
		});
		expect(files.every(({ path }) => path.endsWith(".svg"))).toBe(true);
		expect(encoded).toBe(0);
		const now = await bundle();
		const [path, pathNow] = [assets, now.assets].map(
			({ hero }) => hero?.fallback.src.slice(1) ?? "",
		);
		const withoutHash = (name = "") => name.replace(/-\w{8}\./, ".");
		expect(withoutHash(path)).toBe(withoutHash(pathNow));
		expect(await later.get(path ?? "")?.()).toEqual(
			now.files.find((file) => file.path === pathNow)?.contents,
		);
	});

	it("makes every photo in AVIF, WebP and JPEG, and returns every file that it refers to", async () => {
		const { files, assets } = await bundle();
		const paths = new Set(files.map(({ path }) => `/${path}`));
		for (const { value } of picturesOf(site).photos) {
			const picture =
				value === site.pages.home.image ? assets.hero : assets.pictures.get(pictureKey(value));
			expect(new Set(picture?.sources.map(({ type }) => type))).toEqual(
				new Set(["image/avif", "image/webp"]),
			);
			const sets = (picture?.sources ?? []).map(({ srcSet }) => srcSet);
			const urls = sets.flatMap((set) => set.split(", ").map((part) => part.split(" ")[0]));
			for (const url of [...urls, picture?.fallback.src]) expect(paths).toContain(url);
			const crops = new Set(picture?.sources.map(({ media }) => media));
			const hashes = new Set(urls.map((url) => /-([0-9a-f]{8})\./.exec(url ?? "")?.[1]));
			expect(hashes.size, "one hash for all files of a crop").toBe(crops.size);
			expect(picture?.fallback.src).toMatch(/-[0-9a-f]{8}\.jpg$/);
		}
	});

	it("puts AVIF before WebP, and the crop for small screens before the main one", async () => {
		const sources = (await bundle()).assets.hero?.sources ?? [];
		const main = [undefined, "4/3"];
		const small = ["(max-width: 59.999rem)", "9/4"];
		expect(
			sources.map(({ media, type, width = 0, height = 1 }) => [
				type,
				media,
				Math.abs(width / height - 9 / 4) < 0.01 ? "9/4" : "4/3",
			]),
		).toEqual(
			[small, main].flatMap((crop) => ["image/avif", "image/webp"].map((type) => [type, ...crop])),
		);
	});

	it("never enlarges a photo", async () => {
		const { pictures } = (await bundle()).assets;
		for (const { value } of picturesOf(site).photos) {
			const { width } = await sharp(join(site.folder, "photos", value.file)).metadata();
			for (const { srcSet } of pictures.get(pictureKey(value))?.sources ?? [])
				expect(Math.max(...widthsOf(srcSet))).toBeLessThanOrEqual(width);
		}
	});

	it("dims posters in the dark that do not say how they look there", async () => {
		const drawing = join(site.folder, "posters/repair.svg");
		const styleOf = async (svg: string) => {
			writeFileSync(drawing, svg);
			const { files } = await bundle();
			const file = files.find(({ path }) => path.startsWith("assets/poster-repair-"));
			return String(file?.contents);
		};
		const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" aria-label="a > b">';
		const dim = /<style>@media\(prefers-color-scheme:dark\)\{svg\{filter:[^}]+\}\}<\/style><\/svg>/;
		expect(await styleOf(`${start}<path d="M0 0h4v3H0z"/></svg>\n`)).toMatch(dim);
		for (const own of ["<style>@media(prefers-color-scheme:dark){path{fill:#000}}</style>", ""]) {
			const night =
				own === "" ? start.replace("viewBox", 'style="color-scheme:dark" viewBox') : start;
			expect(await styleOf(`${night}${own}<path d="M0 0h4v3H0z"/></svg>`)).not.toMatch(dim);
		}
		// Windows line ends make the same file.
		const { posters } = (await bundle()).assets;
		writeFileSync(drawing, readFileSync(drawing, "utf8").replaceAll("\n", "\r\n"));
		expect((await bundle()).assets.posters).toEqual(posters);
	});

	it("rotates a photo by its EXIF orientation, and removes all EXIF data", async () => {
		const create = { width: 1200, height: 900, channels: 3 as const, background: "#ff0000" };
		const location = {
			IFD0: { Copyright: "Somebody" },
			IFD3: { GPSLatitudeRef: "N", GPSLatitude: "28/1 14/1 0/1" },
		};
		const turned = await sharp({ create })
			.withExif(location)
			.withMetadata({ orientation: 6 })
			.withExifMerge(location)
			.jpeg()
			.toBuffer();
		expect((await sharp(turned).metadata()).exif).toBeDefined();
		writeFileSync(join(dir, "photos/Phone_1.jpg"), turned);
		const { files, assets } = await bundlePhoto("Phone_1.jpg", openCache(join(dir, "cache")));
		const [picture] = assets.pictures.values();
		expect([picture?.fallback.width, picture?.fallback.height]).toEqual([656, 875]);
		for (const { path, contents } of files.filter(({ path }) => path.endsWith(".jpg"))) {
			expect(path).toMatch(/^assets\/phone-1-\d+-/);
			const { width, height, exif } = await sharp(Buffer.from(contents)).metadata();
			expect(height).toBeGreaterThan(width);
			expect(exif).toBeUndefined();
		}
	});
});

describe("a photo", () => {
	const writePhoto = (file: string, background = "#336699") =>
		sharp({ create: { width: 800, height: 600, channels: 4, background } })
			.toFormat("png")
			.toFile(join(dir, "photos", file));

	it.each([
		["IMG 4711 (1).JPG", "img-4711-1"],
		["Größe & Türe [neu].jpeg", "große-ture-neu".replace("ß", "-")],
		["写真.png", "photo"],
		// macOS writes é as two characters.
		["cafe\u0301.png", "cafe"],
	])("%s keeps its name in photos/", async (written, stem) => {
		await writePhoto(written);
		const file = written.normalize("NFC");
		const { files } = await bundlePhoto(file);
		const photos = files.filter(({ path }) => !path.includes("poster"));
		expect(photos.length).toBeGreaterThan(0);
		for (const { path } of photos)
			expect(path.replace(/-\d+-[0-9a-f]{8}\.\w+$/, "")).toBe(`assets/${stem}`);
	});

	it("that is transparent gets the page's background in each format", async () => {
		await writePhoto("clear.png", "#00000000");
		const { files } = await bundlePhoto("clear.png", openCache(join(dir, "cache")));
		const pictures = files.filter(({ path }) => !path.endsWith(".svg"));
		expect(pictures.map(({ path }) => path.split(".")[1])).toEqual(
			expect.arrayContaining(["avif", "webp", "jpg"]),
		);
		for (const { path, contents } of pictures) {
			const pixels = await sharp(Buffer.from(contents)).raw().toBuffer();
			const [red = 0, green = 0, blue = 0] = pixels;
			// The example's background is #fafbfe.
			expect(
				Math.abs(red - 0xfa) + Math.abs(green - 0xfb) + Math.abs(blue - 0xfe),
				path,
			).toBeLessThan(9);
			expect((await sharp(Buffer.from(contents)).metadata()).hasAlpha, path).toBe(false);
		}
	});
});

it("a photo's files are the same however many threads sharp would take", async () => {
	const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
	await sharp({ create: { width: 800, height: 600, channels: 3, background: "#808080", noise } })
		.jpeg()
		.toFile(join(dir, "photos/noise.jpg"));
	const digests = async (threads: number) => {
		sharp.concurrency(threads);
		const { files } = await bundlePhoto("noise.jpg", openCache(newFolder()));
		return files.map(({ path, contents }) => [path, digestOf(contents)]);
	};
	expect(await digests(4)).toEqual(await digests(1));
});

it("the build takes a JPEG with a slip that browsers forgive", async () => {
	const photo = await sharp(join(site.folder, "photos/hero.jpg")).jpeg().toBuffer();
	const scan = photo.indexOf(Buffer.from([0xff, 0xda]));
	// The last coefficient of the scan: 0 instead of 63.
	photo[scan + photo.readUInt16BE(scan + 2)] = 0;
	writeFileSync(join(dir, "photos/slip.jpg"), photo);
	expect((await bundlePhoto("slip.jpg")).files.length).toBeGreaterThan(1);
});

const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
const small = { width: 640, height: 480, channels: 3, background: "#888888" } as const;
const unreadable = "expected a picture that can be read\n  Fix: Save it again as a JPEG";

it.each([
	[
		"small.jpg",
		() => sharp({ create: small }).jpeg().toBuffer(),
		"of 640 x 480 pixels  expected at least 800 x 600\n  Fix: Take the original, before anything made it smaller.",
	],
	[
		"phone.HEIC",
		() => heic,
		": a photo as iPhones keep them (HEIC)  expected a picture that can be read\n  Fix: Save it again as a JPEG, and name that file.",
	],
	["renamed.jpg", () => heic, ": a photo as iPhones keep them (HEIC)  expected a picture"],
	["text.jpg", () => Buffer.from("GIF, or something else"), unreadable],
	["cut.jpg", () => readFileSync(`${dir}/data/photos/hero.jpg`).subarray(0, 60_000), unreadable],
	["folder.jpg", () => undefined, "expected a picture that can be read"],
	[
		"bomb.png",
		() => pictureBomb(20_000, 20_000),
		": 20000 x 20000 pixels  expected at most 200 million pixels\n  Fix: Save it again with at most 6,000 pixels on its longer side.",
	],
])("the build refuses the photo %s", async (file, make, problem) => {
	const contents = await make();
	if (contents) writeFileSync(join(dir, "photos", file), contents);
	else mkdirSync(join(dir, "photos", file));
	const failure = bundlePhoto(file);
	await expect(failure).rejects.toThrow(problem);
	const place = `${dir}/services/${site.services[0]?.slug}.yaml:7:16 › image  got ${file}`;
	await expect(failure).rejects.toThrow(place);
});

it.each([
	[2400, 1350, { ratio: 4 / 3 }, [50, 50], [300, 0, 1800, 1350]],
	[2400, 1350, { ratio: 4 / 3 }, [100, 0], [600, 0, 1800, 1350]],
	[1000, 1001, { ratio: 9 / 4, share: 0.79 }, [0, 100], [0, 650, 790, 351]],
	[1000, 1000, { ratio: 2, share: 0.5 }, [50, 50], [250, 375, 500, 250]],
	[1200, 900, {}, [10, 90], [0, 0, 1200, 900]],
] as const)(
	"cropOf of %i x %i pixels is the largest part with the ratio, centered at the focal point: %j",
	(width, height, cut, focus, [left, top, cutWidth, cutHeight]) => {
		const crop = { left, top, width: cutWidth, height: cutHeight };
		expect(cropOf({ width, height }, cut, [...focus])).toEqual(crop);
	},
);
