import { profilesOf } from "../generator/site/profiles.ts";
import type { Business } from "../schema/schema.ts";

/**
 * Links to the company's social media profiles. Three logos would take 2 % of the bytes that a page
 * may have for one round trip, so the links are text.
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
