import type { Links } from "../site/links.ts";
import type { Service } from "../site/site.ts";
import { Button } from "./Button.tsx";

interface AskForPlanProps {
	readonly service: Pick<Service, "name" | "plan">;
	readonly to: Links;
}

/** The button that begins a message about the annual plan. */
export function AskForPlan({ service: { name, plan }, to }: AskForPlanProps) {
	if (!plan?.ask) return null;
	const { label, message } = plan.ask;
	return (
		<p className="section-foot">
			<Button href={to.quote({ subject: name, message })} label={label} large />
		</p>
	);
}
