import type { Business } from "../data/schema.ts";
import { Icon } from "../islands/Icon.tsx";

/** Where else to find us. */
export function SocialLinks({ social }: { readonly social: Business["social"] }) {
	const links = [
		{ name: "Facebook", icon: "facebook", href: social.facebook },
		{ name: "Instagram", icon: "instagram", href: social.instagram },
		{ name: "Twitter", icon: "twitter", href: social.twitter },
	] as const;
	const own = links.filter(({ href }) => href !== undefined);
	if (own.length === 0) return null;
	return (
		<ul className="social-links">
			{own.map(({ name, icon, href }) => (
				<li key={name}>
					<a className="social-links__link" href={href} aria-label={name} rel="noopener">
						<Icon name={icon} />
					</a>
				</li>
			))}
		</ul>
	);
}
