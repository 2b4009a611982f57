import { profilesOf } from "../site/profiles.ts";
import type { Business } from "../site/schema/schema.ts";

/**
 * Links with text instead of logos: three logos would take 2 % of the bytes that fit into a page's
 * first round trip.
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
