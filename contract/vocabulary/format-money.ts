/** `$` and two decimals, as every screen shows an amount. */
export const formatPrice = (amount: string | number): string => `$${Number(amount).toFixed(2)}`;

/** '{n} Credits', as every screen shows a balance. */
export const formatCredits = (n: number): string => `${n} Credits`;
