import { dayNumberOf } from '../dates/local-date.ts';
import { CoreError } from '../defect/core-error.ts';
import { requireCount, requirePercent } from '../defect/require.ts';
import { checkDays } from './check-days.ts';
import type { TaxEntry } from './tax.types.ts';

/**
 * Throws where what a tax says of its scope cannot be: a number of nights below 1, ages that do not ascend, bounds the
 * wrong way round (`out_of_range`, `reversed_dates`, `invalid_date`), and what contradicts itself (`contradiction`): ages
 * without `per: "person"`; a tax per person, or a guest's price band, of the whole booking; a sum on extras or on the
 * fee; a maximum of what is a sum already; nights of a tax that is charged once.
 */
export function checkScopes(taxes: readonly TaxEntry[]): void {
  for (const [at, tax] of taxes.entries()) checkScope(tax, `taxes[${at}]`);
}

function checkScope(tax: TaxEntry, argument: string): void {
  for (const key of nightCounts)
    if (tax[key] !== undefined && requireCount(tax[key], `${argument}.${key}`) < 1) refuse(`${argument}.${key}`);
  const { minStay = 1, maxStay = minStay } = tax;
  if (maxStay < minStay) refuse(`${argument}.maxStay`);
  checkAges(tax, argument);
  checkDays(tax, 'bookedFrom', 'bookedTo', argument);
  checkSeason(tax, argument);
  if (tax.atMost !== undefined) requireCount(tax.atMost, `${argument}.atMost`);
  if (tax.untaxedPerGuest !== undefined) requireCount(tax.untaxedPerGuest, `${argument}.untaxedPerGuest`);
  const contradicts = contradictionOf(tax);
  if (contradicts !== null) throw new CoreError('contradiction', `${argument}.${contradicts}`);
}

const nightCounts = ['fromNight', 'maxNights', 'lastNights', 'minStay', 'maxStay'] as const;

function checkAges({ taxType, ages = [], exemptUnderAge }: TaxEntry, argument: string): void {
  if (exemptUnderAge !== undefined) requireAge(exemptUnderAge, `${argument}.exemptUnderAge`);
  let last = exemptUnderAge ?? 0;
  for (const [at, { under, tax }] of ages.entries()) {
    requireAge(under, `${argument}.ages[${at}].under`);
    if (under <= last) refuse(`${argument}.ages[${at}].under`);
    if (taxType === 'fixed') requireCount(tax, `${argument}.ages[${at}].tax`);
    else requirePercent(tax, `${argument}.ages[${at}].tax`);
    last = under;
  }
}

/** Guests of 18 and above are adults, whose age is not asked. */
function requireAge(age: number, argument: string): void {
  if (requireCount(age, argument) < 1 || age > 18) refuse(argument);
}

function checkSeason({ season }: TaxEntry, argument: string): void {
  // Every day of a year there is: a leap year has them all.
  for (const key of ['from', 'to'] as const)
    if (season !== undefined) dayNumberOf(`2024-${season[key]}` as never, `${argument}.season.${key}`);
}

function contradictionOf(tax: TaxEntry): string | null {
  const isPerPerson = tax.per === 'person';
  if (isPerPerson && tax.level === 'booking') return 'per';
  if (tax.bandPer === 'person' && tax.level === 'booking') return 'bandPer';
  if (!isPerPerson && (tax.ages !== undefined || tax.exemptUnderAge !== undefined))
    return tax.ages === undefined ? 'exemptUnderAge' : 'ages';
  if (tax.atMost !== undefined && (tax.taxType === 'fixed' || tax.level === 'booking' || tax.ages !== undefined))
    return 'atMost';
  if (tax.untaxedPerGuest !== undefined && tax.taxType === 'fixed') return 'untaxedPerGuest';
  const isOnMore = tax.on?.some((thing) => thing !== 'rooms') === true;
  if (isOnMore && (tax.taxType === 'fixed' || isPerPerson)) return 'on';
  if (isOnMore && (tax.roomTypeIds !== undefined || tax.ratePlanIds !== undefined || tax.atMost !== undefined))
    return 'on';
  if (tax.addonIds !== undefined && tax.on?.includes('extras') !== true) return 'addonIds';
  if (tax.feeIds !== undefined && tax.on?.includes('fee') !== true) return 'feeIds';
  if (
    tax.each === 'stay' &&
    (tax.taxType === 'percentage' ||
      tax.fromNight !== undefined ||
      tax.maxNights !== undefined ||
      tax.lastNights !== undefined)
  )
    return 'each';
  return null;
}

function refuse(argument: string): never {
  throw new CoreError('out_of_range', argument);
}
