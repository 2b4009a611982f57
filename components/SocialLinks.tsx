import { networkKeys, networks } from "../data/networks.ts";
import type { Business } from "../data/schema.ts";

/** Where else to find us, by name: three drawn logos took 2 % of every page's first round trip. */
export function SocialLinks({ social }: { readonly social: Business["social"] }) {
	const own = networkKeys.flatMap((key) => (social[key] === undefined ? [] : [{ name: networks[key], href: social[key] }]));
	if (own.length === 0) return null;
	return (
		<ul className="social-links">
			{own.map(({ name, href }) => (
				<li key={name}>
					<a className="site-footer__link" href={href} rel="noopener">
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}
