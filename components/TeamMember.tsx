import type { Links } from "../site/links.ts";
import type { TeamMember as TeamMemberData } from "../site/schema/schema.ts";
import { Paragraph } from "./Paragraph.tsx";
import { SampleTag } from "./SampleTag.tsx";
import { useSpeech } from "./useSpeech.ts";

export function TeamMember({
	member,
	to,
}: {
	readonly member: TeamMemberData;
	readonly to: Links;
}) {
	const { words } = useSpeech();
	return (
		<article className="team-member">
			{member.experience !== undefined && (
				<p className="team-member__sign sign">
					<span className="team-member__years">{member.experience}</span>{" "}
					<span className="team-member__unit">{words.team.years}</span>
				</p>
			)}
			<h3>{member.name}</h3>
			<p className="team-member__position">{member.position}</p>
			<Paragraph className="muted" text={member.bio} to={to} />
			{member.sample && (
				<p className="team-member__sample">
					<SampleTag />
				</p>
			)}
		</article>
	);
}
