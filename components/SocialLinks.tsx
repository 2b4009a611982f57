import { profilesOf } from "../generator/site/profiles.ts";
import type { Business } from "../schema/schema.ts";

/**
 * Links to the company's profiles in social networks. They are text, because three SVG logos took 2
 * % of the page size that fits one round trip.
 */
export function SocialLinks({ social }: { readonly social: Business["social"] }) {
	const profiles = profilesOf(social);
	if (profiles.length === 0) return null;
	return (
		<ul className="social-links">
			{profiles.map(({ name, href }) => (
				<li key={name}>
					<a className="site-footer__link" href={href}>
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}
