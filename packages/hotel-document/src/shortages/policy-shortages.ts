import { checkInDayFeeOf, noShowFeeIn, percentOf } from '@latchkey/booking-core/cancellation';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelWords } from '../schema/hotel-words.schema.ts';

const hundred = 100;

/**
 * Figures in a hotel's own policies that none of its rules has: of percent and of hours. They are written by hand in each
 * language, and nothing else holds them to what is charged. A figure that is right may be among them.
 */
export function policyShortages(facts: HotelFacts, words: Partial<Record<string, HotelWords>>): string[] {
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
  return Object.entries(words).flatMap(([language, ofOne]) =>
    (ofOne?.policies ?? []).flatMap(({ name, text }) => {
      const [saidPercents, saidHours] = [
        figures(text, /(\d+(?:[.,٫]\d+)?)\s*[%٪]/g),
        figures(text, /(\d+)[\s-]*(?:hours?|hrs?\b|Stunden|ساعة|ساعات|घंटे|घंटों)/giu),
      ];
      return [
        ...saidPercents.filter((one) => !percents.has(one)).map((one) => `${one} %`),
        ...saidHours.filter((one) => !hours.has(one)).map((one) => `${one} hours`),
      ].map(
        (figure) =>
          `words.${language}.json says ${figure} in the policy "${name}", and no cancellation tier, penalty, tax or offer of hotel.json does`,
      );
    }),
  );
}

/** Arabic-Indic and Devanagari digits stand in blocks of ten from these on. */
const digitBlocks = [0x06_60, 0x09_66];

function figures(text: string, pattern: RegExp): number[] {
  const latin = text.replaceAll(/[\u0660-\u0669\u0966-\u096f]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (digitBlocks.findLast((start) => start <= code) ?? code));
  });
  return [...latin.matchAll(pattern)].map(([, figure = '']) => Number(figure.replace(/[,٫]/, '.')));
}
