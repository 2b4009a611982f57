import type { Business } from "../data/schema.ts";
import { Icon } from "../islands/Icon.tsx";
import { useWords } from "./useWords.ts";

/** Where else to find us. */
export function SocialLinks({ social }: { readonly social: Business["social"] }) {
	const { social: names } = useWords().words;
	const links = [
		{ name: names.facebook, icon: "facebook", href: social.facebook },
		{ name: names.instagram, icon: "instagram", href: social.instagram },
		{ name: names.twitter, icon: "twitter", href: social.twitter },
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
