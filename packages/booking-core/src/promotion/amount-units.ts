/** What an amount off is taken off once for. */
export const amountUnits = ['room', 'guest', 'adult'] as const;

export type AmountUnit = (typeof amountUnits)[number];
