import { isTimePair } from '@latchkey/booking-core/clock';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { faultsInChildBands } from './child-bands.errors.ts';
import { faultsInRests } from './deposit-rest.errors.ts';
import { idsTwice } from './ids-twice.errors.ts';
import { faultsInLaterPrices } from './later-prices.errors.ts';
import { factsFile } from '../schema/document-names.ts';
import { faultAt, listed, noSuch } from '../faults/fault-at.ts';
import { unreadable } from './near-colour.ts';
import { faultsInParts } from './room-parts.errors.ts';
import { faultsInRestrictions } from './night-rules.errors.ts';
import { faultsInPromotions } from './promotions.errors.ts';
import { faultsInOffers } from './advertised-offers.errors.ts';
import { faultsInExtras } from './extras.errors.ts';
import { pricesUnordered } from './price-order.errors.ts';
import { reservedSlugs } from './reserved-slugs.ts';
import { faultsInTaxes } from './taxes.errors.ts';

/** Faults in the facts that no single value shows. */
export function faultsInFacts(facts: HotelFacts): HotelFault[] {
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
  faults.push(...faultsInExtras(facts));
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
