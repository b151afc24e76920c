import type { GuestCounts } from '../pricing/pricing.types.ts';
import { hasCot, sharesOf, youngestOf, type PlaceableRoom } from './place-guests.ts';
import { freeParts, type RoomOfParts } from './room-parts.ts';
import { nobody, shareKey, wholeParty, without, type Share } from './share.ts';

/** Rooms of one type that a booking may take: as many as are free, and as many as the type allows in one booking. */
export interface FreeRooms {
  /** The type, where others consist of it. */
  readonly id?: string | undefined;
  /** What each of them takes of other types when it is sold. */
  readonly consistsOf?: RoomOfParts['consistsOf'];
  /** The type as each of its rate plans sells it: nights that are priced for fewer guests hold fewer. */
  readonly sold: readonly PlaceableRoom[];
  /** How many one booking may have of them. */
  readonly count: number;
  /** How many are free, where one booking may not have them all: rooms that they are part of take of these. */
  readonly free?: number | undefined;
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
function* soldApart(types: readonly FreeRooms[], most: number): Generator<readonly FreeRooms[]> {
  const wholes = types.filter(({ consistsOf = [] }) => consistsOf.length > 0);
  const parts = freeParts(types.map((type) => ({ ...type, free: type.free ?? type.count })));
  function* sold(at: number, left: ReadonlyMap<string, number>, counts: readonly number[]): Generator<FreeRooms[]> {
    const whole = wholes[at];
    if (whole === undefined) {
      yield types.map((type) => {
        const own = wholes.indexOf(type);
        const count = own < 0 ? Math.min(type.count, left.get(type.id ?? '') ?? type.count) : (counts[own] ?? 0);
        return { sold: type.sold, count };
      });
      return;
    }
    const { consistsOf = [] } = whole;
    for (let count = 0; count <= Math.min(whole.count, most); count++) {
      const rest = new Map(left);
      for (const part of consistsOf) rest.set(part.roomTypeId, (left.get(part.roomTypeId) ?? 0) - count * part.count);
      if ([...rest.values()].some((free) => free < 0)) return;
      yield* sold(at + 1, rest, [...counts, count]);
    }
  }
  yield* sold(0, parts, []);
}

function isHoused(party: GuestCounts, free: readonly FreeRooms[]): boolean {
  const youngest = youngestOf(party);
  const whole = wholeParty(party, free.flatMap(({ sold }) => sold)[0]);
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
  return ways.has(keyOf({ ...nobody, rooms: 0, hasCot: true }));
}

/** Who has no room yet, how many rooms the others fill, and whether the infants have a room. */
interface Rest extends Share {
  readonly rooms: number;
  readonly hasCot: boolean;
}

const keyOf = (rest: Rest): string => `${shareKey(rest)},${rest.hasCot}`;

/** Who is left where one more room takes some of the rest, in every way in which it can. */
const leftBy = (rest: Rest, room: PlaceableRoom, youngest: number): Rest[] =>
  [...sharesOf(room, rest, 0, youngest)].map((share) => ({
    ...without(rest, share),
    rooms: rest.rooms + 1,
    hasCot: rest.hasCot || hasCot(room),
  }));
