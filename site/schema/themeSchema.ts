import { z } from "zod";
import { colorRoles } from "../palette.ts";
import { flag, matching, part, says } from "./fields.ts";

const color = matching(
	/^(#[0-9a-fA-F]{6}|transparent|oklch\((0|1|0?\.\d+) (0|0?\.\d+) \d{1,3}(\.\d+)?( \/ (0|1|0?\.\d+))?\))$/,
	"color-format",
);
const name = (max: number) => matching(/^[A-Za-z0-9][A-Za-z0-9 -]*$/, "font-name-format").max(max);
const drawing = matching(/^[a-z0-9-]+(\/[a-z0-9-]+)*\.svg$/, "drawing-path-format");

const logoFile = matching(
	/^(?![./])(?:[^/\\\n]+\/)*(?!\.)[^/\\\n]+\.(png|svg|webp|jpe?g|jfif)$/i,
	"logo-path-format",
);

export const themeSchema = z.strictObject({
	brand: matching(/^#[0-9a-fA-F]{6}$/, "paint-format")
		.optional()
		.describe(
			'The company\'s one color, like "#1f5fbf". It makes all colors that `colors` does not set.',
		),
	colors: z
		.record(
			z.enum(colorRoles),
			z.union([color, z.tuple([color, color])], { error: says("color-pair-format") }),
		)
		.describe("One color for each role, or two for the schemes: [light, dark]."),
	display: z.strictObject({
		name: name(40),
		file: matching(
			/^(?![./~ ])[^\\\n:?*"<>|]+\.(woff2|woff|ttf|otf)$/i,
			"font-path-format",
		).describe("A file of an installed npm package, or in the data folder."),
		weight: z.int().min(100).max(900),
		wordSpacing: z.number().min(-0.5).max(0.5).describe("In em."),
		fallbacks: z.array(
			z.strictObject({
				name: name(40),
				local: z.array(name(60)).min(1),
				size: z.number().min(50).max(200).describe("In percent."),
			}),
		),
		generic: z.enum(["serif", "sans-serif", "system-ui"]),
	}),
	logo: part("The company's logo, in the header, the footer, icons and sharing images.", {
		file: logoFile.describe(
			"A PNG or SVG of any size, in the data folder. Letters are outlines, not text.",
		),
		alt: z.string().min(1).max(120).describe("What the logo says, for those who cannot see it."),
		dark: logoFile.optional().describe("The logo for dark grounds, such as the footer."),
		plate: flag("A light plate behind a dark logo on dark grounds, where there is no `dark`."),
	}),
	drawings: z
		.strictObject({
			skyline: drawing.optional(),
			mark: drawing.optional(),
			tile: drawing.optional(),
		})
		.default({}),
});

export type ThemeData = z.infer<typeof themeSchema>;
