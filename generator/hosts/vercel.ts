import type { HostPlan } from "./hostPlan.ts";

/**
 * vercel.json for a deployment of dist/ (https://vercel.com/docs/project-configuration). It has no
 * word for a folder's own not-found page beside clean URLs: /404 stands for all languages, and
 * offers each.
 */
export const renderVercelJson = ({ rules, moves }: Pick<HostPlan, "rules" | "moves">): string =>
	`${JSON.stringify(
		{
			$schema: "https://openapi.vercel.sh/vercel.json",
			cleanUrls: true,
			trailingSlash: false,
			headers: rules.map(({ path, headers }) => ({
				source: pattern(path),
				headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
			})),
			redirects: moves.map(({ from, path, query, fragment }) => ({
				source: pattern(from),
				destination: `${path}${query}${fragment}`,
				permanent: true,
			})),
		},
		undefined,
		"\t",
	)}\n`;

/**
 * A folder's rule as Vercel writes it; the other characters that our paths can hold mean themselves
 * there.
 */
const pattern = (path: string): string => path.replace(/\*$/, "(.*)");
