import type { Assets } from "../site/assets.ts";
import { pictureKey } from "../site/pictures.ts";
import type { Video } from "../site/schema/fields.ts";
import { fill } from "../site/words.ts";
import { Picture } from "./Picture.tsx";
import { SampleTag } from "./SampleTag.tsx";
import { useSpeech } from "./useSpeech.ts";

interface VideoLinkProps {
	readonly video: Video | undefined;
	readonly assets: Pick<Assets, "pictures">;
}

/** A still with a play mark, linked to the video. The page loads nothing from the video's host. */
export function VideoLink({ video, assets }: VideoLinkProps) {
	const { words } = useSpeech();
	if (!video) return null;
	const { title, url, image, length, sample } = video;
	const site = new URL(url).hostname.replace(/^www\./, "");
	return (
		<p className="video">
			<a className="video__link" href={url}>
				<span className="video__still photo">
					<Picture
						photo={image}
						picture={assets.pictures.get(pictureKey(image))}
						sizes="(max-width: 47.999rem) 92vw, 38rem"
					/>
				</span>
				<strong>{title}</strong> <span>{fill(words.video.link, { site, length })}</span>
			</a>{" "}
			{sample && <SampleTag />}
		</p>
	);
}
