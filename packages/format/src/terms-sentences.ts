import {
  checkInDayFeeOf,
  feeIn,
  isFree,
  noShowFeeIn,
  percentOf,
  wholeFee,
  type CancellationTier,
  type Fee,
  type SomePenalties,
} from '@latchkey/booking-core/cancellation';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { Locale } from '@latchkey/booking-core/language';
import { feeKeptSentence } from './fee-sentences.ts';
import { feeWords } from './fee-sentences.words.ts';
import { filled } from './filled.ts';
import { spanInWords } from './span-in-words.ts';
import { termsSentences } from './terms-sentences.words.ts';

/**
 * What cancelling costs on a plan, tier by tier, as terms, policies and the hotel's own set-up say it. Only tiers that
 * are sums need the currency.
 */
export function tiersSentence(
  tiers: readonly CancellationTier[],
  currency: CurrencyCode | null,
  locale: Locale,
): string[] {
  const words = termsSentences[locale];
  const steps = tiers.toSorted((one, other) => other.hoursBeforeCheckIn - one.hoursBeforeCheckIn);
  if (steps.length === 0) return [words.nonRefundable];
  const span = (hours: number | undefined): string | null =>
    hours === undefined || hours === 0 ? null : spanInWords(hours, locale);
  const said = steps.map((tier, place) => {
    const from = span(steps[place - 1]?.hoursBeforeCheckIn);
    const until = span(tier.hoursBeforeCheckIn);
    const kept = feeKeptSentence(tier, currency, locale);
    if (isFree(tier)) return until === null ? words.freeUntilCheckIn : filled(words.freeUntil, { until });
    if (from === null)
      return until === null ? filled(words.keptUntilCheckIn, { kept }) : filled(words.keptUntil, { until, kept });
    return until === null ? filled(words.keptLater, { from, kept }) : filled(words.keptBetween, { from, until, kept });
  });
  const isOpenEnded = steps.at(-1)?.hoursBeforeCheckIn === 0;
  return isOpenEnded ? said : [...said, filled(words.keptAfter, { kept: feeWords[locale].wholePrice })];
}

/** The same with the fee on the check-in day, where that is higher, and the fee for a no-show. */
export function termsSentence(
  tiers: readonly CancellationTier[],
  penalties: SomePenalties | undefined,
  currency: CurrencyCode,
  locale: Locale,
): string {
  const words = termsSentences[locale];
  if (tiers.length === 0) return words.nonRefundable;
  const last = tiers.toSorted((one, other) => one.hoursBeforeCheckIn - other.hoursBeforeCheckIn)[0];
  const atLast = last?.hoursBeforeCheckIn === 0 ? feeIn(last) : wholeFee;
  const [ofDay, ofNoShow] = [checkInDayFeeOf(penalties ?? {}), noShowFeeIn(penalties ?? {})];
  const onTheDay = surelyHigher(atLast, ofDay);
  const kept = (fee: Fee) => ({ kept: feeKeptSentence(fee, currency, locale) });
  const day =
    onTheDay === null
      ? [filled(words.onCheckInDayAtLeast, kept(ofDay))]
      : onTheDay === atLast
        ? []
        : [filled(words.onCheckInDay, kept(onTheDay))];
  const gone = onTheDay === null ? null : surelyHigher(onTheDay, ofNoShow);
  return [
    ...tiersSentence(tiers, currency, locale),
    ...day,
    gone === null ? filled(words.noShowAtLeast, kept(ofNoShow)) : filled(words.noShow, kept(gone)),
  ].join(' ');
}

/** That no fee has taxes in it which are owed only by who stays. */
export const taxesSentence = (locale: Locale): string => termsSentences[locale].taxes;

/** The higher of two fees, of two of one height the first; null where that depends on the stay. */
function surelyHigher(one: Fee, other: Fee): Fee | null {
  const [first, second] = [percentOf(one), percentOf(other)];
  if (first !== null && second !== null) return second > first ? other : one;
  if (first === 100 || second === 0) return one;
  if (second === 100 || first === 0) return other;
  if ('nights' in one && 'nights' in other) return other.nights > one.nights ? other : one;
  if ('amount' in one && 'amount' in other && one.per === other.per) return other.amount > one.amount ? other : one;
  return null;
}
