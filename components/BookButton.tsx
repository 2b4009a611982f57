import { Button } from "./Button.tsx";
import { useSpeech } from "./useSpeech.ts";

/** A link to the company's booking page, if the company has one. */
export function BookButton({ className }: { readonly className?: string }) {
	const { booking } = useSpeech();
	const classes = ["button--book", className].filter(Boolean).join(" ");
	return booking && <Button {...booking} large className={classes} />;
}
