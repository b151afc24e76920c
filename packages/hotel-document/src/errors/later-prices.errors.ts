import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { factsFile } from '../schema/document-names.ts';
import { faultAt } from '../faults/fault-at.ts';

/** Later prices that do not follow one another, or are for other numbers of guests than the price before them. */
export function faultsInLaterPrices({ rooms }: Pick<HotelFacts, 'rooms'>): HotelFault[] {
  return rooms.flatMap((room) =>
    Object.entries(room.prices).flatMap(([planId, { priceForPax, later = [] }]) => {
      const at = `rooms.${room.id}.prices.${planId}.later`;
      const guests = priceForPax.map(({ pax }) => pax).join(', ');
      return later.flatMap(({ from, priceForPax: theirs }, place) => {
        const before = later[place - 1]?.from;
        const own = theirs.map(({ pax }) => pax).join(', ');
        return [
          ...(before !== undefined && from <= before
            ? [
                faultAt(
                  at,
                  `has ${from} behind ${before}: each first night once, the earliest first`,
                  factsFile,
                  'price_order',
                ),
              ]
            : []),
          ...(own === guests
            ? []
            : [
                faultAt(
                  at,
                  `is from ${from} on for ${own} guests, and priceForPax for ${guests}: write a price for the same numbers`,
                  factsFile,
                  'price_order',
                ),
              ]),
        ];
      });
    }),
  );
}
