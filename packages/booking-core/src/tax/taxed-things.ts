/** What a tax is on. */
export const taxedThings = ['rooms', 'extras', 'fee'] as const;

export type TaxedThing = (typeof taxedThings)[number];
