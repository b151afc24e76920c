import { byLargestRemainder } from '../arithmetic/largest-remainder.ts';
import { millionthsOf } from '../arithmetic/percent.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { Charge, ChargeShare, InvoiceTax } from './invoice.types.ts';

/** A part of a price that has a rate of its own. */
export interface PriceShare {
  readonly share: ChargeShare;
  readonly taxes: readonly InvoiceTax[];
  /** Percent of the price with its taxes; the shares of a price are 100 together. */
  readonly percent: number;
}

/** How a house divides what is in a price: by prices of its own for each part, or flat as the law lets it. */
export type Division = 'own-prices' | 'drinks-30' | 'services-15';

const vat = (rate: number): readonly InvoiceTax[] => [{ name: 'MwSt.', rate }];

/** Food is taxed as lodging from this day on (Steueränderungsgesetz 2025; BMF of 22 December 2025, III C 2). */
export const germanFoodFrom = '2026-01-01' as LocalDate;

/** The German rates on a day: lodging, food and drinks with it. */
export const germanRates = (
  on: LocalDate,
): { readonly lodging: number; readonly food: number; readonly drinks: number } => ({
  lodging: 7,
  food: on < germanFoodFrom ? 19 : 7,
  drinks: 19,
});

/**
 * The flat shares that Germany allows without proof: drinks are 30 % of a breakfast (UStAE 10.1(12)); what is no lodging
 * of a package is 15 % of it (UStAE 12.16(12); 20 % until 2025).
 */
export function germanShares(division: Exclude<Division, 'own-prices'>, on: LocalDate): readonly PriceShare[] {
  const rates = germanRates(on);
  if (division === 'drinks-30')
    return [
      { share: 'food', taxes: vat(rates.food), percent: 70 },
      { share: 'drinks', taxes: vat(rates.drinks), percent: 30 },
    ];
  const services = on < germanFoodFrom ? 20 : 15;
  return [
    { share: 'lodging', taxes: vat(rates.lodging), percent: 100 - services },
    { share: 'services', taxes: vat(rates.drinks), percent: services },
  ];
}

/** A charge in its shares; their sums with taxes add up to the charge's. A charge that takes something off stays whole. */
export function dividedCharge(charge: Charge, shares: readonly PriceShare[]): readonly Charge[] {
  if (shares.length === 0 || charge.gross < 0) return [charge];
  const parts = byLargestRemainder(
    charge.gross,
    shares.map(({ percent }) => millionthsOf(percent, 'percent')),
  );
  return shares.map(({ share, taxes }, at) => ({
    ...charge,
    id: `${charge.id}/${share}`,
    description: { ...charge.description, share },
    gross: parts[at] ?? 0,
    taxes,
  }));
}
