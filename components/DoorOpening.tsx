import type { ReactNode } from "react";

interface DoorOpeningProps {
	/** A picture or a drawing. */
	readonly children: ReactNode;
}

/** The home page's picture: a garage opening whose door rolls up on arrival. */
export function DoorOpening({ children }: DoorOpeningProps) {
	return <div className="door-opening">{children}</div>;
}
