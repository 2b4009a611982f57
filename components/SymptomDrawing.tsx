import type { Assets } from "../site/assets.ts";
import type { IconName } from "../site/schema/fields.ts";

interface SymptomDrawingProps {
	readonly name: IconName;
	readonly assets: Pick<Assets, "drawings" | "icons">;
}

/**
 * A drawing of a faulty door, or the large icon if there is none. Inlined, because some browsers
 * don't animate <use>.
 */
export function SymptomDrawing({ name, assets }: SymptomDrawingProps) {
	const drawing = assets.drawings.get(name);
	return (
		<svg
			className="symptom-drawing"
			data-fault={name}
			viewBox={drawing?.viewBox ?? "0 0 24 24"}
			aria-hidden="true"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: a file of components.
			dangerouslySetInnerHTML={{ __html: drawing?.content ?? assets.icons.get(name) ?? "" }}
		/>
	);
}
