import type { CurrencyCode, MinorUnits } from './currency.types.ts';

/** The smallest sum that can be paid in coins, in minor units, where that is not the smallest unit (docs/taxes/cash.md). */
const steps: Readonly<Partial<Record<CurrencyCode, MinorUnits>>> = {
  AUD: 5,
  CAD: 5,
  CHF: 5,
  CZK: 100,
  DKK: 50,
  HUF: 500,
  ILS: 10,
  MYR: 5,
  NOK: 100,
  NZD: 10,
  SEK: 100,
};

/** Countries of the euro in which sums paid in cash are rounded to five cents. */
const euroByFive: readonly (string | undefined)[] = ['BE', 'EE', 'FI', 'IE', 'IT', 'LT', 'NL', 'SK'];

/** To what a sum that is paid in cash is rounded; null where it is paid as it is. `country`: ISO 3166-1, if it is known. */
export const cashStepOf = (currency: CurrencyCode, country: string | undefined): MinorUnits | null =>
  steps[currency] ?? (currency === 'EUR' && euroByFive.includes(country) ? 5 : null);

/** What is paid of a sum in cash: the nearest multiple of the step, the higher one of two. */
export const inCash = (amount: MinorUnits, step: MinorUnits): MinorUnits =>
  Math.floor((amount + step / 2) / step) * step;
