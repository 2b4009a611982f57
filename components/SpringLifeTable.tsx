import type { ServiceData } from "../site/schema/pages/service.ts";
import { fill, plural, type Speech } from "../site/words.ts";
import { ComparisonTable } from "./ComparisonTable.tsx";
import { useSpeech } from "./useSpeech.ts";

const daysPerYear = 365;

function years(cycles: number, cyclesPerDay: number, { words, language }: Speech): string {
	const life = cycles / (cyclesPerDay * daysPerYear);
	const digits = life < 10 ? 1 : 0;
	return fill(words.years, {
		years: life.toLocaleString(language, {
			minimumFractionDigits: digits,
			maximumFractionDigits: digits,
		}),
	});
}

export function SpringLifeTable({
	springLife,
}: {
	readonly springLife: NonNullable<ServiceData["springLife"]>;
}) {
	const speech = useSpeech();
	const { label, perDay: perDayHeading, cycles: counted } = speech.words.springLife;
	return (
		<ComparisonTable
			label={label}
			feature={perDayHeading}
			showFeature
			columns={springLife.ratings.map(({ name, cycles }) => ({
				name,
				note: plural(counted, cycles, speech, {}),
			}))}
			rows={springLife.cyclesPerDay.map((perDay) => ({
				name: perDay.toString(),
				cells: springLife.ratings.map(({ cycles }) => years(cycles, perDay, speech)),
			}))}
		/>
	);
}
