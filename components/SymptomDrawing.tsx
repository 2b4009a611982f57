import { Icon } from "../islands/Icon.tsx";
import type { Assets } from "../site/assets.ts";
import type { IconName } from "../site/schema/fields.ts";

interface SymptomDrawingProps {
	readonly name: IconName;
	readonly assets: Pick<Assets, "drawings">;
}

/**
 * The drawing of a faulty door, or the icon itself if no file of components/drawings has its name.
 * Inlined, because some browsers don't animate <use>.
 */
export function SymptomDrawing({ name, assets }: SymptomDrawingProps) {
	const drawing = assets.drawings.get(name);
	if (!drawing) return <Icon name={name} className="symptom-drawing" />;
	return (
		<svg
			className="symptom-drawing"
			data-fault={name}
			viewBox={drawing.viewBox}
			aria-hidden="true"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: a file of components/drawings.
			dangerouslySetInnerHTML={{ __html: drawing.content }}
		/>
	);
}
