import { Button } from "./Button.tsx";
import { classNames } from "./classNames.ts";
import { useSpeech } from "./useSpeech.ts";

export function BookButton({ className }: { readonly className?: string }) {
	const { booking } = useSpeech();
	const classes = classNames("button--book", className);
	return booking && <Button {...booking} large className={classes} />;
}
