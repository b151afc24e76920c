import { adjustedPrice } from '@latchkey/booking-core/pricing';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';

type Plan = HotelFacts['ratePlans'][number];
/** How a plan's prices follow those of another. */
export type Derivation = NonNullable<Plan['derivedFrom']>;
type RoomPrice = HotelFacts['rooms'][number]['prices'][string];

/** A price of a night of the plan that another is derived from, as that other one has it. */
export const derivedPrice = (price: number, { percent, amount }: Derivation, step: number): number =>
  amount === undefined ? adjustedPrice(price, [percent ?? 0], step) : Math.max(0, price + amount);

/** What a further guest costs, and hours: they follow a percentage, and never a sum a night. */
export const derivedExtra = (price: number, { percent }: Derivation, step: number): number =>
  percent === undefined ? price : adjustedPrice(price, [percent], step);

/** The facts with the prices of derived plans, in every room that has the plan which they follow. */
export function withDerivedPrices(facts: HotelFacts): HotelFacts {
  const derived = facts.ratePlans.flatMap(({ id, derivedFrom }) =>
    derivedFrom === undefined ? [] : { id, derivedFrom },
  );
  if (derived.length === 0) return facts;
  return {
    ...facts,
    rooms: facts.rooms.map((room) => ({
      ...room,
      prices: {
        ...room.prices,
        ...Object.fromEntries(
          derived.flatMap(({ id, derivedFrom }) => {
            const base = room.prices[derivedFrom.ratePlanId];
            return base === undefined ? [] : [[id, derivedRoomPrice(base, derivedFrom, facts.roundPricesTo)]];
          }),
        ),
      },
    })),
  };
}

function derivedRoomPrice(base: RoomPrice, by: Derivation, step: number): RoomPrice {
  return {
    priceForPax: base.priceForPax.map(({ pax, price }) => ({ pax, price: derivedPrice(price, by, step) })),
    extraAdult: derivedExtra(base.extraAdult, by, step),
    extraChild: derivedExtra(base.extraChild, by, step),
    hourly:
      by.percent === undefined ? [] : base.hourly.map((one) => ({ ...one, price: derivedExtra(one.price, by, step) })),
  };
}
