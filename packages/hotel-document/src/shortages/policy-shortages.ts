import { checkInDayFeeOf, noShowFeeIn, percentOf } from '@latchkey/booking-core/cancellation';
import { type Locale, locales } from '@latchkey/booking-core/language';
import { faultAt } from '../faults/fault-at.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { wordsFile } from '../schema/document-names.ts';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelWords } from '../schema/hotel-words.schema.ts';
import { figures } from './figures.ts';

const hundred = 100;

/** Policies about cancelling, in the languages of the site: their days are those of plans. */
const ofCancelling = /cancel|storn|إلغاء|रद्द/i;

/**
 * Figures in a hotel's own policies that none of its rules has: of percent, of hours, and of days in those about cancelling.
 * They are written by hand in each language, and nothing else holds them to what is charged. A figure that is right may be
 * among them.
 */
export function policyShortages(facts: HotelFacts, words: Partial<Record<Locale, HotelWords>>): HotelFault[] {
  const tiers = facts.ratePlans.flatMap((plan) => plan.cancellation);
  const penalties = [facts.penalties, ...facts.ratePlans.map((plan) => plan.penalties ?? {})].flatMap((of) => [
    checkInDayFeeOf(of),
    noShowFeeIn(of),
  ]);
  const kept = [0, 2.5, hundred, ...[...tiers, ...penalties].map(percentOf).filter((percent) => percent !== null)];
  const shares = [
    ...facts.taxes.filter(({ taxType }) => taxType === 'percentage').map(({ tax }) => tax),
    ...facts.promotions.flatMap((one) => ('percent' in one && one.percent !== undefined ? [one.percent] : [])),
    ...(facts.payment.advance?.kind === 'percentage' ? [facts.payment.advance.percent] : []),
    ...(facts.convenienceFee?.kind === 'percentage' ? [facts.convenienceFee.percent] : []),
  ];
  const sums = shares.flatMap((one, at) => shares.slice(at + 1).map((other) => one + other));
  const percents = new Set([...kept.flatMap((one) => [one, hundred - one]), ...shares, ...sums]);
  const hours = new Set([0, ...tiers.map((tier) => tier.hoursBeforeCheckIn)]);
  return locales.flatMap((language) =>
    (words[language]?.policies ?? []).flatMap(({ name, text }, place) => {
      const saidPercents = figures(text, /(\d+(?:[.,٫]\d+)?)\s*[%٪]/g);
      const saidHours = figures(text, /(\d+)[\s-]*(?:hours?|hrs?\b|Stunden|ساعة|ساعات|घंटे|घंटों)/giu);
      const saidDays = ofCancelling.test(`${name} ${text}`) ? daysBefore(text) : [];
      return [
        ...saidPercents.filter((one) => !percents.has(one)).map((one) => `${one} %`),
        ...saidHours.filter((one) => !hours.has(one)).map((one) => `${one} hours`),
        ...saidDays.filter((one) => !hours.has(one * dayHours)).map((one) => `${one} days`),
      ].map((figure) =>
        faultAt(
          `policies.${place}`,
          `says ${figure} in the policy "${name}", and no cancellation tier, penalty, tax or offer of hotel.json does`,
          wordsFile(language),
          'policy_differs',
        ),
      );
    }),
  );
}

const dayHours = 24;

/** Days before the arrival, or until which something is free; working days, as of refunds, are none. */
const daysBefore = (text: string): number[] =>
  figures(text, /(\d+)[\s-]*(?:days? (?:before|prior|ahead)|Tage? vor|(?:أيام|يومًا|يوماً|يوم) (?:من|قبل)|दिन पहले)/giu);
