import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { faultAt, noneOf, noSuch } from '../faults/fault-at.ts';
import { faultsInSpan } from './night-rules.errors.ts';

/** Seasons that lack their nights, or have prices of rooms and plans that are not sold so. */
export function faultsInSeasons({ seasons, rooms, ratePlans }: HotelFacts): HotelFault[] {
  return seasons.flatMap((season) => {
    const at = `seasons.${season.id}`;
    return [
      ...(season.on === undefined && (season.from === undefined || season.to === undefined)
        ? [
            faultAt(
              season.from === undefined ? `${at}.from` : `${at}.to`,
              'is missing: name its first and its last night, or single nights as on',
            ),
          ]
        : []),
      ...faultsInSpan(season, at),
      ...noneOf(season.roomTypeIds, `${at}.roomTypeIds`, 'room', rooms),
      ...noneOf(season.ratePlanIds, `${at}.ratePlanIds`, 'rate plan', ratePlans),
      ...Object.entries(season.prices ?? {}).flatMap(([roomId, plans]) => {
        const room = rooms.find(({ id }) => id === roomId);
        const place = `${at}.prices.${roomId}`;
        if (room === undefined)
          return [
            noSuch(
              place,
              roomId,
              'room',
              rooms.map(({ id }) => id),
            ),
          ];
        return Object.entries(plans).flatMap(([planId, { priceForPax }]) => [
          ...(Object.hasOwn(room.prices, planId)
            ? []
            : [
                faultAt(
                  `${place}.${planId}`,
                  `is no plan with a price of its own in this room: it has ${Object.keys(room.prices).join(', ')}`,
                ),
              ]),
          ...(priceForPax.every(({ pax }, step) => step === 0 || pax > (priceForPax[step - 1]?.pax ?? 0))
            ? []
            : [faultAt(`${place}.${planId}.priceForPax`, 'is not in order: each number of guests once and ascending')]),
        ]);
      }),
    ];
  });
}
