import type { Assets } from "../site/assets.ts";
import type { Links } from "../site/links.ts";
import { pictureKey } from "../site/pictures.ts";
import type { TeamMember as TeamMemberData } from "../site/schema/schema.ts";
import { Paragraph } from "./Paragraph.tsx";
import { Picture } from "./Picture.tsx";
import { SampleTag } from "./SampleTag.tsx";
import { useSpeech } from "./useSpeech.ts";

export function TeamMember({
	member,
	assets,
	to,
}: {
	readonly member: TeamMemberData;
	readonly assets: Pick<Assets, "pictures">;
	readonly to: Links;
}) {
	const { words } = useSpeech();
	const { image } = member;
	return (
		<article className="team-member">
			{image && (
				<Picture
					className="photo team-member__photo"
					photo={image}
					picture={assets.pictures.get(pictureKey(image))}
					sizes="(max-width: 59.999rem) 90vw, 24rem"
				/>
			)}
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
