export interface Loan {
	readonly monthly: number;
	readonly total: number;
}

/**
 * Computes a loan with equal monthly payments, rounded to cents:
 * https://en.wikipedia.org/wiki/Amortization_calculator
 * @param rate percent a year; 0 for a loan without interest
 */
export function computeLoan(amount: number, rate: number, months: number): Loan {
	const share = rate / 1200;
	const exact = share === 0 ? amount / months : (amount * share) / (1 - (1 + share) ** -months);
	const monthly = Math.round(exact * 100) / 100;
	return { monthly, total: Math.round(monthly * months * 100) / 100 };
}
