import { pricedGuestsOf } from '../guests/priced-guests.ts';
import type { RoomOfParts } from './room-parts.ts';
import type { GuestCounts } from '../pricing/pricing.types.ts';
import { hasCot, sharesOf, youngestOf, type PlaceableRoom, type Share } from './place-guests.ts';

/** Rooms of one type that a booking may take: as many as are free, and as many as the type allows in one booking. */
export interface FreeRooms {
  /** The type, where others consist of it. */
  readonly id?: string | undefined;
  /** What each of them takes of other types when it is sold. */
  readonly consistsOf?: RoomOfParts['consistsOf'];
  /** The type as each of its rate plans sells it: nights that are priced for fewer guests hold fewer. */
  readonly sold: readonly PlaceableRoom[];
  readonly count: number;
}

/** Most rooms of one booking, of whatever types. */
export const mostRooms = 10;

/**
 * Whether some of the free rooms hold a party in one booking, of whatever types: exactly where `placeGuests` places it in
 * some of them, at most `mostRooms`. So each room has an adult, and infants need a room that is no dorm bed. Throws as
 * `placeGuests` does.
 */
export function housable(party: GuestCounts, free: readonly FreeRooms[]): boolean {
  for (const apart of soldApart(free, Math.min(party.adults, mostRooms))) if (isHoused(party, apart)) return true;
  return false;
}

/** Every way to sell rooms whole or in their parts, as what is then free of each type by itself. */
function* soldApart(free: readonly FreeRooms[], most: number): Generator<readonly FreeRooms[]> {
  const at = free.findIndex(({ consistsOf = [] }) => consistsOf.length > 0);
  const whole = free[at];
  if (whole === undefined) {
    yield free;
    return;
  }
  const { consistsOf = [], ...room } = whole;
  for (let count = 0; count <= Math.min(whole.count, most); count++) {
    const left = free.map((one): FreeRooms => {
      if (one === whole) return { ...room, count };
      const part = consistsOf.find(({ roomTypeId }) => roomTypeId === one.id);
      if (part !== undefined) return { ...one, count: one.count - count * part.count };
      // Two that consist of the same rooms: one of them less is free for each of the other.
      const shares = one.consistsOf?.some(({ roomTypeId }) => consistsOf.some((its) => its.roomTypeId === roomTypeId));
      return shares === true ? { ...one, count: one.count - count } : one;
    });
    if (left.every((one) => one.count >= 0)) yield* soldApart(left, most);
  }
}

function isHoused(party: GuestCounts, free: readonly FreeRooms[]): boolean {
  const { atAdultPrice, atChildPrice } = pricedGuestsOf(party, 'party');
  const youngest = youngestOf(party);
  const whole = { adults: party.adults, older: atAdultPrice - party.adults, younger: atChildPrice };
  const nobodyYet: Rest = { ...whole, rooms: 0, hasCot: party.infants === 0 };
  // Who is left after each way to fill the rooms looked at so far, in the fewest rooms.
  let ways: ReadonlyMap<string, Rest> = new Map([[keyOf(nobodyYet), nobodyYet]]);
  for (const { sold, count } of free)
    for (let one = 0; one < Math.min(count, party.adults, mostRooms); one++) {
      const next = new Map(ways);
      for (const way of ways.values())
        for (const left of sold.flatMap((room) => leftBy(way, room, youngest)))
          if (left.rooms <= mostRooms && left.rooms < (next.get(keyOf(left))?.rooms ?? Infinity))
            next.set(keyOf(left), left);
      ways = next;
    }
  return ways.has(keyOf({ adults: 0, older: 0, younger: 0, rooms: 0, hasCot: true }));
}

/** Who has no room yet, how many rooms the others fill, and whether the infants have a room. */
interface Rest extends Share {
  readonly rooms: number;
  readonly hasCot: boolean;
}

const keyOf = ({ adults, older, younger, hasCot }: Rest): string => `${adults},${older},${younger},${hasCot}`;

/** Who is left where one more room takes some of the rest, in every way in which it can. */
const leftBy = (rest: Rest, room: PlaceableRoom, youngest: number): Rest[] =>
  [...sharesOf(room, rest, 0, youngest)].map((share) => ({
    adults: rest.adults - share.adults,
    older: rest.older - share.older,
    younger: rest.younger - share.younger,
    rooms: rest.rooms + 1,
    hasCot: rest.hasCot || hasCot(room),
  }));
