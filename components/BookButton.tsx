import { Button } from "./Button.tsx";
import { useSpeech } from "./useSpeech.ts";

/** Leads to the company's booking page. Without one there is no button. */
export function BookButton({ className }: { readonly className?: string }) {
	const { booking } = useSpeech();
	const classes = ["button--book", className].filter(Boolean).join(" ");
	return booking && <Button {...booking} large className={classes} />;
}
