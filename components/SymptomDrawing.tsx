import type { Assets } from "../site/assets.ts";
import type { IconName } from "../site/schema/fields.ts";

interface SymptomDrawingProps {
	readonly name: IconName;
	readonly assets: Pick<Assets, "icons">;
}

/** A large drawing of a faulty door. Inlined, because some browsers don't animate <use>. */
export function SymptomDrawing({ name, assets }: SymptomDrawingProps) {
	return (
		<svg
			className="symptom-drawing"
			data-fault={name}
			viewBox="0 0 24 24"
			aria-hidden="true"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is a drawing of components/icons.
			dangerouslySetInnerHTML={{ __html: assets.icons.get(name) ?? "" }}
		/>
	);
}
