import type { Business } from "../data/schema.ts";
import { Icon } from "./Icon.tsx";

/** Where else to find us. */
export function SocialLinks({ social }: { readonly social: Business["social"] }) {
	const links = [
		{ name: "Facebook", icon: "facebook", href: social.facebook },
		{ name: "Instagram", icon: "instagram", href: social.instagram },
		{ name: "Twitter", icon: "twitter", href: social.twitter },
	] as const;
	return (
		<ul className="social-links">
			{links.map(({ name, icon, href }) => (
				<li key={name}>
					<a className="social-links__link" href={href} aria-label={name} rel="noopener">
						<Icon name={icon} />
					</a>
				</li>
			))}
		</ul>
	);
}
