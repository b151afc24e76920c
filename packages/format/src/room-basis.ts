import { directionOf, type Locale } from '@latchkey/booking-core/language';
import type { PricePart, RoomBasis } from '@latchkey/booking-core/pricing';
import { countedName } from './counted-names.ts';
import { filled } from './filled.ts';
import { isolate } from './isolate.ts';
import { formatPercent } from './number.ts';
import { roomBasisWords, type RoomBasisWords } from './room-basis.words.ts';

/**
 * Why a room costs what it does, in a sentence: "Room for up to 2 guests: ₹36,000; child under 6: free". `say` writes an
 * amount; sums and percentages are isolated where the language is written from the right.
 */
export function roomBasisSaid({ parts, follows }: RoomBasis, locale: Locale, say: (amount: number) => string): string {
  const words = roomBasisWords[locale];
  const apart = (text: string): string => (directionOf(locale) === 'rtl' ? isolate(text) : text);
  const sum = (amount: number): string => apart(say(amount));
  const percent = (of: number): string => formatPercent(of, locale);
  return [
    ...parts.map((part) => `${partSaid(part, words, percent)}: ${part.amount === 0 ? words.free : sum(part.amount)}`),
    ...followedSaid(follows, words, { sum, percent }),
  ].join(words.between);
}

type Say = (amount: number) => string;

function partSaid({ kind, guests, under = 0, percent, percentOf }: PricePart, words: RoomBasisWords, say: Say): string {
  switch (kind) {
    case 'room':
      return guests === 1 ? words.roomForOne : filled(words.room, { guests: String(guests) });
    case 'further-adult':
      return countedName(words.furtherAdult, guests);
    case 'further-child':
      return countedName(words.furtherChild, guests);
    case 'child-band':
      return countedName(
        percent === undefined || percent === 0
          ? filled(words.inBand, { under: String(under) })
          : filled(percentOf === 'full-payer' ? words.payersShareInBand : words.shareInBand, {
              under: String(under),
              percent: say(percent),
            }),
        guests,
      );
    case 'earlier':
      return words.earlier;
  }
}

/** Empty where the followed plan has lost its name, or the price is the same. */
function followedSaid(
  follows: RoomBasis['follows'],
  words: RoomBasisWords,
  { sum, percent }: Readonly<Record<'sum' | 'percent', Say>>,
): string[] {
  const change = follows?.percent ?? follows?.amount ?? 0;
  if (follows?.name === undefined || change === 0) return [];
  const much = Math.abs(change);
  const by = follows.percent === undefined ? filled(words.aNight, { sum: sum(much) }) : percent(much);
  return [filled(change < 0 ? words.less : words.more, { by, plan: follows.name })];
}
