import { faultAt } from '../faults/fault-at.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { factsFile } from '../schema/document-names.ts';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';

/** Fixed prices of a season for fewer guests than the plan's own go to: more guests would pay the price of fewer. */
export const seasonPricesDoubtful = ({ seasons, rooms }: Pick<HotelFacts, 'seasons' | 'rooms'>): HotelFault[] =>
  seasons.flatMap(({ id, prices = {} }) =>
    Object.entries(prices).flatMap(([roomId, plans]) =>
      Object.entries(plans).flatMap(([planId, { priceForPax }]) => {
        const own = rooms.find((room) => room.id === roomId)?.prices[planId];
        const [last, usual] = [priceForPax, own?.priceForPax ?? []].map((steps) => steps.at(-1)?.pax ?? 0) as [
          number,
          number,
        ];
        if (last >= usual) return [];
        return [
          faultAt(
            `seasons.${id}.prices.${roomId}.${planId}.priceForPax`,
            `goes to ${last}, and the plan’s own price to ${usual} guests: write what ${usual} pay in this season too`,
            factsFile,
            'price_missing',
          ),
        ];
      }),
    ),
  );
