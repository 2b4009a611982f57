import { Button } from "./Button.tsx";
import { classNames } from "./classNames.ts";
import { useSpeech } from "./useSpeech.ts";

/** A link to the company's booking page, if the company has one. */
export function BookButton({ className }: { readonly className?: string }) {
	const { booking } = useSpeech();
	const classes = classNames("button--book", className);
	return booking && <Button {...booking} large className={classes} />;
}
