import type { TeamMember as TeamMemberData } from "../data/schema.ts";
import { useWords } from "./useWords.ts";

/** One of the team: years of experience on a road sign, name, position, bio. A sample says that it is one. */
export function TeamMember({ member }: { readonly member: TeamMemberData }) {
	const { words } = useWords();
	return (
		<article className="team-member">
			<p className="team-member__sign">
				<span className="team-member__years">{member.experience}</span> <span className="team-member__unit">{words.team.years}</span>
			</p>
			<h3>{member.name}</h3>
			<p className="team-member__position">{member.position}</p>
			<p className="team-member__bio">{member.bio}</p>
			{member.sample && (
				<p className="team-member__sample">
					<span className="tag tag--plain">{words.team.sample}</span>
				</p>
			)}
		</article>
	);
}
