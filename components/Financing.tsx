import { formatMoney } from "../islands/compareCosts.ts";
import type { Links } from "../site/links.ts";
import type { Site } from "../site/site.ts";
import { ActionLink } from "./ActionLink.tsx";
import { computeLoan } from "./financing.ts";
import { Paragraph } from "./Paragraph.tsx";
import { SplitSection } from "./SplitSection.tsx";
import { StackedTable } from "./StackedTable.tsx";

/** A lender's terms with monthly examples. Renders nothing if the company names no lender. */
export function Financing({ site, to }: { readonly site: Site; readonly to: Links }) {
	const financing = site.pages.prices?.financing;
	if (!financing) return null;
	const { heading, terms, link, rate, examples, columns } = financing;
	const { language, locale, numbers } = site.speech;
	const money = (amount: number, digits = 0) =>
		formatMoney(amount, language, locale.currency, digits);
	const { name, amount, months, monthly, total } = columns;
	return (
		<SplitSection title={heading} intro={<Paragraph text={terms} to={to} />}>
			<StackedTable
				label={heading}
				columns={[name, amount, months, columns.rate, monthly, total]}
				rows={examples.map((example) => {
					const loan = computeLoan(example.amount, rate, example.months);
					return [
						example.name,
						money(example.amount),
						numbers.format(example.months),
						`${numbers.format(rate)}%`,
						money(loan.monthly, 2),
						money(loan.total, 2),
					];
				})}
			/>
			<ActionLink href={link.url} label={link.label} />
		</SplitSection>
	);
}
