import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { faultAt, noneOf } from '../faults/fault-at.ts';

/** Offers that could never hold, codes whose value is missing or given twice, and unknown rooms or plans. */
export function faultsInPromotions({ promotions, rooms, ratePlans }: HotelFacts): HotelFault[] {
  return promotions.flatMap((one) => {
    const at = `promotions.${one.id}`;
    const unknown = [
      ...noneOf(one.roomTypeIds, `${at}.roomTypeIds`, 'room', rooms),
      ...noneOf(one.ratePlanIds, `${at}.ratePlanIds`, 'rate plan', ratePlans),
    ];
    return [...unknown, ...reversed(one, at), ...worth(one, at), ...tooManyRooms(one, at, rooms)];
  });
}

type Promotion = HotelFacts['promotions'][number];

function reversed(one: Promotion, at: string): HotelFault[] {
  const pairs = [
    ['validFrom', 'validTo'],
    ['stayFrom', 'stayTo'],
    ['minNights', 'maxNights'],
  ] as const;
  return pairs.flatMap(([first, last]) => {
    const [from, to] = [one[first], one[last]];
    return from !== undefined && to !== undefined && to < from
      ? [faultAt(`${at}.${last}`, `is ${to}, before ${first} with ${from}: the offer would never hold`)]
      : [];
  });
}

function worth(one: Promotion, at: string): HotelFault[] {
  if (one.kind !== 'coupon' || (one.percent === undefined) !== (one.off === undefined)) return [];
  return one.percent === undefined
    ? [faultAt(at, 'takes nothing off: write its percent, or off for a sum')]
    : [faultAt(`${at}.off`, 'stands beside percent: a code takes off the one or the other')];
}

function tooManyRooms({ minRooms = 1, roomTypeIds }: Promotion, at: string, rooms: HotelFacts['rooms']): HotelFault[] {
  const its = rooms.filter(({ id }) => roomTypeIds?.includes(id) ?? true);
  const most = its.reduce((sum, { maxRooms, total }) => sum + Math.min(maxRooms, total), 0);
  return minRooms > most
    ? [
        faultAt(
          `${at}.minRooms`,
          `is ${minRooms}, and one booking has ${most === 1 ? '1 room' : `${most} rooms`} at most: the offer would never hold`,
        ),
      ]
    : [];
}
