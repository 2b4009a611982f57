import { Icon, type IconShape } from "../islands/Icon.tsx";
import { formatMinutes } from "../site/formats.ts";
import { classNames } from "./classNames.ts";
import { useSpeech } from "./useSpeech.ts";

interface ResponseSignProps {
	readonly lines: readonly {
		readonly place: string;
		/** Undefined if the drive time is unknown. */
		readonly minutes: readonly [number, number] | undefined;
		readonly href?: string;
	}[];
	readonly promises?: readonly { readonly icon: IconShape; readonly text: string }[];
	/** The top line, which says where the drives start: "From Main Street". */
	readonly tab?: string;
	readonly large?: boolean;
	readonly posts?: boolean;
}

/** Drive times on a highway sign, with minutes instead of miles. */
export function ResponseSign({
	lines,
	promises = [],
	tab,
	large = false,
	posts = false,
}: ResponseSignProps) {
	const { words } = useSpeech();
	const classes = classNames(
		"response-sign",
		tab !== undefined && "response-sign--tab",
		posts && "response-sign--posts",
	);
	const lineClass = classNames("response-sign__line", large && "response-sign__line--large");
	return (
		<div className={classes}>
			<div className="response-sign__board sign">
				{tab !== undefined && <p className="response-sign__tab">{tab}</p>}
				<ul>
					{lines.map(({ place, minutes, href }) => (
						<li key={place} className={lineClass}>
							{href === undefined ? (
								<span className="response-sign__place">{place}</span>
							) : (
								<a className="response-sign__place" href={href}>
									{place}
								</a>
							)}{" "}
							{minutes && (
								<span className="response-sign__minutes">
									{`${formatMinutes(minutes)} `}
									<small className="response-sign__unit">{words.minutes.unit}</small>
								</span>
							)}
						</li>
					))}
				</ul>
				{promises.length > 0 && (
					<ul className="response-sign__also">
						{promises.map(({ icon, text }) => (
							<li key={text} className="response-sign__promise">
								<Icon name={icon} />
								<span>{text}</span>
							</li>
						))}
					</ul>
				)}
			</div>
		</div>
	);
}
