import type { Report } from '@latchkey/api-contract/types';
import type { BilledTax, ReportPeriod } from '@latchkey/booking-core/reports';
import type { PostedCharges } from './posted-charges.ts';
import { isWithin, type ReportStay } from './stays-of-bookings.ts';

/**
 * The taxes on the nights of a period and in what was put on folios for its days, each name and rate once, the highest rate
 * first: as a return asks for them.
 */
export function taxesOf(
  {
    stays,
    notStayed,
    posted,
  }: Readonly<Record<'stays' | 'notStayed', readonly ReportStay[]>> & { readonly posted: PostedCharges },
  period: ReportPeriod,
): NonNullable<Report['taxes']>['rates'] {
  const taxes = [
    ...stays.flatMap(({ nights }) =>
      nights.filter(({ date }) => isWithin(date, period)).flatMap((night) => night.taxes),
    ),
    ...[...stays, ...notStayed].filter(({ arrives }) => isWithin(arrives, period)).flatMap(({ kept }) => kept.taxes),
    ...posted.taxes,
  ];
  const same = Map.groupBy(taxes, ({ name, taxType, rate }) => JSON.stringify([name, taxType, rate]));
  return [...same.values()]
    .flatMap(rateOf)
    .filter(({ amount, base }) => amount !== 0 || base !== 0)
    .toSorted((one, other) => other.rate - one.rate || one.name.localeCompare(other.name, 'en'));
}

function rateOf(taxes: readonly BilledTax[]): NonNullable<Report['taxes']>['rates'] {
  const [first] = taxes;
  if (first === undefined) return [];
  const { name, taxType, rate } = first;
  const sum = (of: 'base' | 'amount'): number => taxes.reduce((all, tax) => all + tax[of], 0);
  return [{ name, taxType, rate, base: sum('base'), amount: sum('amount') }];
}
