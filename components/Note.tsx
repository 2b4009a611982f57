import type { Links } from "../site/links.ts";
import { inlineNodes } from "./markdownTokens.tsx";

interface NoteProps {
	readonly strong?: string;
	readonly text: string;
	readonly to: Links;
}

export function Note({ strong, text, to }: NoteProps) {
	return (
		<p className="note">
			{strong !== undefined && <strong>{`${strong} `}</strong>}
			{inlineNodes(text, to)}
		</p>
	);
}
