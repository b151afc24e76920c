import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { codes, type DrawnHouse } from './price-law.fixtures.ts';

/** Writes into the house of the cases what was drawn. */
export function writeHouse(facts: HotelFacts, of: DrawnHouse): void {
  const [one, more] = of.prices;
  for (const room of facts.rooms) {
    const isKing = room.id === 'courtyard-king';
    const share = isKing ? 1 : of.twin.share;
    const size = isKing
      ? { maxPax: 3, maxBeds: 3, total: 5, maxRooms: 5 }
      : { maxPax: 3, maxBeds: 2, total: 3, maxRooms: 2 };
    Object.assign(room, size, isKing ? of.king : { extraAdult: of.twin.extraAdult, extraChild: of.twin.extraChild });
    // The house before may have had it.
    delete room.consistsOf;
    // A king that is sold whole is one of two twins, and not by the hour.
    if (isKing && of.isWhole) Object.assign(room, { total: 1, consistsOf: [{ roomTypeId: 'garden-twin', count: 2 }] });
    room.hourly = isKing && !of.isWhole ? { firstHour: 8, lastHour: 20, cleaningHours: 1 } : null;
    const flexible = {
      priceForPax: [
        { pax: 1, price: Math.round(Math.min(one, more) * share) },
        { pax: 2, price: Math.round(Math.max(one, more) * share) },
      ],
      extraAdult: of.extraAdult,
      extraChild: of.extraChild,
      hourly: room.hourly === null ? [] : of.hourly,
    };
    room.prices = of.by === null ? { flexible, saver: flexible } : { flexible };
  }
  facts.addons = facts.addons.map((addon, at) => ({ ...addon, ...of.extras[at] }));
  facts.ratePlans = facts.ratePlans.map((plan) => ({
    ...plan,
    payment: ['full', 'at-property'],
    ...(plan.id === 'saver' && of.by !== null ? { derivedFrom: { ratePlanId: 'flexible', ...of.by } } : {}),
  }));
  facts.restrictions = of.restrictions.map((rule, at) => ({ id: `rule-${at}`, ...rule }));
  facts.seasons = of.seasons.map(({ span: [first, last], percent, own, isSingle }, at) => ({
    id: `season-${at}`,
    ...(isSingle ? { on: [first] } : first < last ? { from: first, to: last } : { from: last, to: first }),
    percent,
    minStay: 1,
    ...(own === undefined
      ? {}
      : { prices: { 'courtyard-king': { flexible: { priceForPax: [{ pax: 2, price: own }] } } } }),
  }));
  facts.weekdays = of.weekdays;
  facts.roundPricesTo = of.roundPricesTo;
  facts.taxes = of.taxes;
  facts.promotions = [...of.promotions, ...codes];
  facts.childBands = of.childBands;
  facts.convenienceFee = of.fee;
  facts.fees = of.fees;
  facts.packages = [];
}
