import { profilesOf } from "../generator/site/profiles.ts";
import type { Business } from "../schema/schema.ts";

/** Where else to find us, by name: three drawn logos took 2 % of every page's first round trip. */
export function SocialLinks({ social }: { readonly social: Business["social"] }) {
	const own = profilesOf(social);
	if (own.length === 0) return null;
	return (
		<ul className="social-links">
			{own.map(({ name, href }) => (
				<li key={name}>
					<a className="site-footer__link" href={href}>
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}
