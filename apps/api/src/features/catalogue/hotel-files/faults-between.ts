import { isTimePair } from '@latchkey/booking-core/clock';
import type { HotelFacts } from './hotel-facts.schema.ts';
import type { HotelFault } from './hotel-folder.types.ts';
import type { HotelWords } from './hotel-words.schema.ts';
import { faultsInAccounts } from './accounts-wrong.ts';
import { faultsInChildBands } from './child-bands-wrong.ts';
import { faultsInRests } from './rest-wrong.ts';
import { withDerivedPrices } from './derived-prices.ts';
import { faultsInDerivedPlans } from './derived-plans-wrong.ts';
import { idsTwice, listedTwice } from './ids-twice.ts';
import { faultsInLaterPrices } from './later-prices-wrong.ts';
import { factsFile, faultAt, listed, noSuch } from './mistake.ts';
import { faultsInSeasons } from './seasons-wrong.ts';
import { unreadable } from './near-colour.ts';
import { faultsInParts } from './parts-wrong.ts';
import { faultsInRestrictions, faultsInSpan } from './night-rules-wrong.ts';
import { placeDoubtful } from './place-doubtful.ts';
import { pricesDoubtful, pricesUnordered } from './prices-wrong.ts';
import { faultsInPromotions } from './promotions-wrong.ts';
import { reservedSlugs } from './reserved-slugs.ts';
import { saleDoubtful } from './sale-doubtful.ts';
import { faultsInTaxes } from './taxes-wrong.ts';
import { wordsDoubtful, wordsWanted } from './words-doubtful.ts';

type Words = Partial<Record<string, HotelWords>>;

/** Faults that no single value shows: ids that nothing answers to, missing words, colours that cannot be read. */
export function faultsBetween(facts: HotelFacts, words: Words): HotelFault[] {
  return [
    ...faultsInDerivedPlans(facts),
    ...faultsInFacts(withDerivedPrices(facts)),
    ...faultsInAccounts(facts),
    ...faultsInDeposit(facts),
    ...faultsInSeasons(facts),
    ...forEach(words, (ofOne, file) => faultsInWords(facts, ofOne, file)),
  ];
}

/** What looks wrong between the files of a hotel; they can be used all the same. */
export function doubtsBetween(file: HotelFacts, words: Words): HotelFault[] {
  const facts = withDerivedPrices(file);
  return [
    ...listedTwice(facts),
    ...pricesDoubtful(facts),
    ...saleDoubtful(facts),
    ...placeDoubtful(facts),
    ...forEach(words, (ofOne, file) => wordsDoubtful(facts, ofOne, file)),
  ];
}

const forEach = (words: Words, look: (words: HotelWords, file: string) => HotelFault[]): HotelFault[] =>
  Object.entries(words).flatMap(([language, ofOne]) =>
    ofOne === undefined ? [] : look(ofOne, `words.${language}.json`),
  );

function faultsInFacts(facts: HotelFacts): HotelFault[] {
  const planIds = facts.ratePlans.map((plan) => plan.id);
  const roomIds = facts.rooms.map((room) => room.id);
  const faults: HotelFault[] = [];
  if (reservedSlugs.has(facts.slug))
    faults.push(
      faultAt('slug', `"${facts.slug}" is a page of the site: choose another name, such as "hotel-${facts.slug}"`),
    );
  for (const [key, text] of [
    ['brand', 'white'],
    ['tag', 'ink'],
  ] as const) {
    const why = unreadable(facts.theme[key], text);
    if (why !== null) faults.push(faultAt(`theme.${key}`, why, factsFile, 'unreadable_colour'));
  }
  for (const room of facts.rooms) {
    const at = `rooms.${room.id}`;
    if (Object.keys(room.prices).length === 0)
      faults.push(
        faultAt(
          `${at}.prices`,
          `is empty: write the price of one of the rate plans (${listed(planIds)})`,
          factsFile,
          'price_missing',
        ),
      );
    if (room.maxPax < room.minPax)
      faults.push(faultAt(`${at}.maxPax`, `is ${room.maxPax}, below minPax with ${room.minPax}: nobody could book it`));
    for (const planId of Object.keys(room.prices))
      if (!planIds.includes(planId)) faults.push(noSuch(`${at}.prices.${planId}`, planId, 'rate plan', planIds));
  }
  for (const [at, kept] of facts.keptBack.entries())
    if (!roomIds.includes(kept.roomId)) faults.push(noSuch(`keptBack.${at}.roomId`, kept.roomId, 'room', roomIds));
  const addonIds = facts.addons.map((addon) => addon.id);
  faults.push(...faultsInExtras(facts, roomIds));
  for (const { id, ratePlans, addonIds: ofPackage } of facts.packages) {
    for (const { roomTypeId, ratePlanId } of ratePlans) {
      const room = facts.rooms.find((one) => one.id === roomTypeId);
      if (room === undefined) faults.push(noSuch(`packages.${id}.ratePlans`, roomTypeId, 'room', roomIds));
      else if (!Object.hasOwn(room.prices, ratePlanId))
        faults.push(
          faultAt(
            `packages.${id}.ratePlans`,
            `${roomTypeId} is not sold on ${ratePlanId}: it has ${listed(Object.keys(room.prices))}`,
          ),
        );
    }
    for (const one of ofPackage)
      if (!addonIds.includes(one)) faults.push(noSuch(`packages.${id}.addonIds`, one, 'add-on', addonIds));
  }
  for (const { id, poster } of facts.videos)
    if (!facts.images.includes(poster)) faults.push(noSuch(`videos.${id}.poster`, poster, 'picture', facts.images));
  faults.push(
    ...idsTwice(facts),
    ...pricesUnordered(facts),
    ...faultsInLaterPrices(facts),
    ...faultsInOffers(facts),
    ...faultsInTaxes(facts),
    ...faultsInPromotions(facts),
    ...faultsInChildBands(facts),
    ...faultsInRests(facts),
    ...faultsInParts(facts),
    ...faultsInRestrictions(facts),
  );
  if (facts.feedbackVoucher && facts.currency !== 'INR')
    faults.push(
      faultAt('feedbackVoucher', `is a voucher in rupees, and the hotel charges in ${facts.currency}: set it to false`),
    );
  if (!isTimePair(facts.checkOutTime, facts.checkInTime))
    faults.push(
      faultAt(
        'checkInTime',
        `is ${facts.checkInTime}, before checkOutTime with ${facts.checkOutTime}: two stays would meet in one room. Let guests leave first`,
        factsFile,
        'times_overlap',
      ),
    );
  return faults;
}

/** A security deposit at a hotel that keeps no card on which it could be held. */
function faultsInDeposit({ ratePlans, payment }: HotelFacts): HotelFault[] {
  const isHeld = (payment.deposit ?? null) === null || ratePlans.some((plan) => plan.payment.includes('guarantee'));
  const why = 'no plan has "guarantee" among its payment, and a deposit is held on a card that is kept for it';
  return isHeld
    ? []
    : [faultAt('payment.deposit', `is ${payment.deposit ?? 0}: ${why}. Take it out, or add it to a plan`)];
}

/** An offer that cannot be true here: cashback in rupees where money is another or nothing is paid online, a code that is none. */
function faultsInOffers({ advertisedOffers, promotions, currency, payment }: HotelFacts): HotelFault[] {
  return advertisedOffers.flatMap((offer) => {
    const place = `advertisedOffers.${offer.id}`;
    if (offer.kind === 'further-by-code') {
      const coupons = promotions
        .filter((one) => one.kind === 'coupon' && one.percent !== undefined)
        .map(({ id }) => id);
      return coupons.includes(offer.promotionId)
        ? []
        : [noSuch(`${place}.promotionId`, offer.promotionId, 'promotion of kind coupon', coupons)];
    }
    if (currency !== 'INR')
      return [faultAt(place, `is cashback in rupees, and the hotel charges in ${currency}: take it out`)];
    if (offer.kind === 'wallet-cashback' && offer.to < offer.from)
      return [faultAt(`${place}.to`, `is ${offer.to}, below from with ${offer.from}`)];
    return payment.modes.includes('online')
      ? []
      : [faultAt(place, 'is cashback on an online payment, and payment.modes has no "online": take it out')];
  });
}

function faultsInWords(facts: HotelFacts, words: HotelWords, file: string): HotelFault[] {
  // Promotions without words were always sold: their ids are shown. A tax has its name in hotel.json, and a picture is seen.
  const { promotions: _, taxes: _named, images: _seen, ...wanted } = wordsWanted(facts);
  const counted = (marks: readonly string[], marked: readonly string[] | undefined): string | null =>
    marks.length > 0 && marked !== undefined && marks.length !== marked.length
      ? `are ${marked.length}, and hotel.json has ${marks.length} marks for them: one mark each, "check" where none fits`
      : null;
  const facilities = counted(facts.facilityMarks, words.facilities);
  return [
    ...Object.entries(wanted).flatMap(([part, ids]) =>
      [...new Set(ids)]
        .filter((id) => !Object.hasOwn(words[part as keyof typeof wanted], id))
        .map((id) => faultAt(`${part}.${id}`, `has no words: write "${id}" into ${part} of ${file}`, file, 'no_words')),
    ),
    ...(facilities === null ? [] : [faultAt('facilities', `${facilities} (facilityMarks)`, file, 'marks_differ')]),
    ...facts.rooms.flatMap((room) => {
      const why = counted(room.amenityMarks, words.rooms[room.id]?.amenities);
      return why === null ? [] : [faultAt(`rooms.${room.id}.amenities`, `${why} (amenityMarks)`, file, 'marks_differ')];
    }),
  ];
}

function faultsInExtras({ addons, rooms }: HotelFacts, roomIds: readonly string[]): HotelFault[] {
  const isSoldByHours = rooms.some(({ hourly }) => hourly !== null);
  return addons.flatMap((extra) => {
    const { id, goesWith, each, prices = [] } = extra;
    const at = `addons.${id}.goesWith`;
    const { roomTypeIds = [], times, stay, ages } = goesWith ?? {};
    const faults = roomTypeIds
      .filter((one) => !roomIds.includes(one))
      .map((one) => noSuch(`${at}.roomTypeIds`, one, 'room', roomIds));
    faults.push(...faultsInShare(extra));
    faults.push(...prices.flatMap((dated, place) => faultsInSpan(dated, `addons.${id}.prices.${place}`)));
    if (times !== undefined && (!isTimePair(times.from, times.until) || times.from === times.until))
      faults.push(faultAt(`${at}.times`, `is from ${times.from} until ${times.until}: let it end after it begins`));
    if (ages !== undefined && extra.category !== 'person')
      faults.push(faultAt(`addons.${id}.category`, `is ${extra.category}, and goesWith has ages: write "person"`));
    if ((ages?.from ?? 0) > (ages?.to ?? 18))
      faults.push(faultAt(`${at}.ages`, `is from ${ages?.from} to ${ages?.to}: nobody is of such an age`));
    if (each === 'night' && stay === 'hours')
      faults.push(faultAt(`addons.${id}.each`, 'is night, and goesWith.stay is hours: a stay of hours has no nights'));
    if (stay === 'hours' && !isSoldByHours)
      faults.push(faultAt(`${at}.stay`, 'is hours, and no room is sold by the hour: nobody could have it'));
    return faults;
  });
}

/** An extra that costs a share of the stay has no other price, and is had once. */
function faultsInShare({ id, percent, price, prices, category, each }: HotelFacts['addons'][number]): HotelFault[] {
  if (percent === undefined) return [];
  const at = `addons.${id}`;
  const beside = price === 0 ? (prices === undefined ? null : 'prices') : 'price';
  return [
    ...(beside === null
      ? []
      : [faultAt(`${at}.${beside}`, `stands beside percent with ${percent}: let it cost one of them, and price be 0`)]),
    ...(category === 'booking'
      ? []
      : [faultAt(`${at}.category`, `is ${category}, and percent is of the whole stay: write "booking"`)]),
    ...(each === 'night' ? [faultAt(`${at}.each`, 'is night, and percent is of all nights: leave it out')] : []),
  ];
}
