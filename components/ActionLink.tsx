import { Icon } from "../islands/Icon.tsx";
import { fill } from "../site/words.ts";
import { classNames } from "./classNames.ts";
import { useSpeech } from "./useSpeech.ts";

interface ActionLinkProps {
	readonly href: string;
	readonly label: string;
	/**
	 * The name of the service that the link is about. Screen readers read it aloud, because they can
	 * list links without the text around them.
	 */
	readonly about?: string;
	readonly className?: string;
}

/** A link on a line of its own, with an arrow. */
export function ActionLink({ href, label, about, className }: ActionLinkProps) {
	const { words } = useSpeech();
	return (
		<a className={classNames("action-link", className)} href={href}>
			<span>
				{label}
				{about !== undefined && (
					<span className="visually-hidden">{` ${fill(words.services.about, { service: about })}`}</span>
				)}
			</span>
			<Icon name="arrow" className="action-link__icon" />
		</a>
	);
}
