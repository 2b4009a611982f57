import { Button } from "./Button.tsx";
import { useSpeech } from "./useSpeech.ts";

/** A link to the company's booking page. Renders nothing if the company has no such page. */
export function BookButton({ className }: { readonly className?: string }) {
	const { booking } = useSpeech();
	const classes = ["button--book", className].filter(Boolean).join(" ");
	return booking && <Button {...booking} large className={classes} />;
}
