import { checkInDayFeeOf, noShowFeeIn, percentOf } from '@latchkey/booking-core/cancellation';
import type { HotelFacts } from './hotel-facts.schema.ts';
import type { HotelFault } from './hotel-folder.types.ts';
import type { HotelWords } from './hotel-words.schema.ts';
import { faultAt } from './mistake.ts';

type Keyed =
  | 'images'
  | 'rooms'
  | 'ratePlans'
  | 'addons'
  | 'fees'
  | 'promotions'
  | 'taxes'
  | 'taxExemptions'
  | 'advertisedOffers'
  | 'packages'
  | 'videos'
  | 'posts'
  | 'places'
  | 'reviews';

/** What the words of a hotel are keyed by, part by part. */
export function wordsWanted(facts: HotelFacts): Readonly<Record<Keyed, readonly string[]>> {
  const ids = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id);
  return {
    images: [...facts.images, ...facts.rooms.flatMap((room) => room.images)],
    rooms: ids(facts.rooms),
    ratePlans: ids(facts.ratePlans),
    addons: ids(facts.addons),
    fees: ids(facts.fees),
    promotions: ids(facts.promotions),
    taxes: ids(facts.taxes),
    taxExemptions: ids(facts.taxExemptions),
    advertisedOffers: ids(facts.advertisedOffers),
    packages: ids(facts.packages),
    videos: ids(facts.videos),
    posts: ids(facts.posts),
    places: ids(facts.nearbyPlaces),
    reviews: ids(facts.reviews?.list ?? []),
  };
}

/** Promotions whose id guests would read, pictures of which nobody says what is to be seen, and words for what the hotel does not have. */
export function wordsDoubtful(facts: HotelFacts, words: HotelWords, file: string): HotelFault[] {
  const wanted = wordsWanted(facts);
  const unnamed = [...new Set(wanted.promotions)].filter((id) => !Object.hasOwn(words.promotions, id));
  return [
    ...unnamed.map((id) =>
      faultAt(
        `promotions.${id}`,
        `has no words: guests would read "${id}". Write "${id}": "…" into promotions of ${file}`,
        file,
        'no_words',
      ),
    ),
    ...[...new Set(wanted.images)]
      .filter((name) => !Object.hasOwn(words.images, name))
      .map((name) =>
        faultAt(
          `images.${name}`,
          `has no words: who does not see it is not told what is on it. Write "${name}": { "alt": "…" } into images of ${file}`,
          file,
          'picture_undescribed',
        ),
      ),
    ...Object.entries(wanted).flatMap(([part, ids]) =>
      Object.keys(words[part as Keyed])
        .filter((id) => !ids.includes(id))
        .map((id) => {
          const free = [...new Set(ids)].filter((one) => !Object.hasOwn(words[part as Keyed], one));
          const instead =
            free.length === 1 ? `; "${free[0]}" has none: is it the same?` : ': take it out, or mend the id';
          return faultAt(
            `${part}.${id}`,
            `are words for something that hotel.json does not have${instead}`,
            file,
            'words_of_nothing',
          );
        }),
    ),
  ];
}

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
