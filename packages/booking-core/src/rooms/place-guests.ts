import { childPriceEndsAt } from '../guests/priced-guests.ts';
import type { GuestCounts } from '../pricing/pricing.types.ts';
import { fits, type RoomCapacity } from './occupancy.ts';
import { agesOfShare, childrenByAge, isNobody, nobody, shareKey, shareOf, without, type Share } from './share.ts';

/** A room to place guests in. `basePax` is how many its price is for, as `occupancyOf` takes it; `maxPax` unless given. */
export interface PlaceableRoom extends RoomCapacity {
  readonly basePax?: number;
}

/**
 * Places a party in the rooms given, or returns null where the rooms do not hold it or there are fewer adults than rooms.
 * Every room has an adult and fits by `fits`. Of all the ways the most even one is taken: first the free places left in
 * the rooms, then adults, then children from 12 are spread as evenly as they go; of equal ways the first rooms hold more.
 * Infants fill no place and are spread over the rooms, other than dorm beds, that take all ages. Children sleep in
 * rooms that all children of the party may sleep in. The order of `childAges` does not matter.
 * Throws `negative` or `not_an_integer` for counts and ages that are not whole numbers from 0.
 */
export function placeGuests(party: GuestCounts, rooms: readonly PlaceableRoom[]): GuestCounts[] | null {
  const children = childrenByAge(party, rooms[0]);
  const shares = bestShares(rooms, shareOf(party, children), youngestOf(party));
  const cots = rooms.filter(hasCot).length;
  if (rooms.length === 0 || shares === null || (cots === 0 && party.infants > 0)) return null;
  let cot = 0;
  return rooms.map((room, at) => {
    const share = shares[at] ?? nobody;
    return {
      adults: share.adults,
      childAges: agesOfShare.flatMap((age) => children[age].splice(0, share[age])),
      infants: hasCot(room) ? evenShare(party.infants, cots, cot++) : 0,
    };
  });
}

/** The age of the youngest child: 0 where an age is unknown, `Infinity` where there are no children. */
export const youngestOf = ({ childAges }: Pick<GuestCounts, 'childAges'>): number =>
  Math.min(...childAges.map((age) => age ?? 0));

/** Whether an infant can sleep in a room. */
export const hasCot = ({ dormBed, minAge = 0 }: Pick<RoomCapacity, 'dormBed' | 'minAge'>): boolean =>
  !dormBed && minAge === 0;

/** The best shares of some of the rooms and how uneven they are: the smaller, compared entry by entry, the better. */
interface Placing {
  readonly shares: readonly Share[];
  readonly unevenness: readonly [freePlaces: number, adults: number, older: number];
}

/** Tries every share of the first room with the best placing of the rest in the other rooms, each worked out once. */
function bestShares(rooms: readonly PlaceableRoom[], party: Share, youngest: number): readonly Share[] | null {
  const known = new Map<string, Placing | null>();
  const bestFrom = (at: number, rest: Share): Placing | null => {
    const key = `${at},${shareKey(rest)}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const room = rooms[at];
    let best: Placing | null = null;
    if (room === undefined) best = isNobody(rest) ? nothingLeft : null;
    else
      for (const share of sharesOf(room, rest, rooms.length - at - 1, youngest)) {
        const others = bestFrom(at + 1, without(rest, share));
        const placing = others === null ? null : joined(room, share, others);
        if (placing !== null && (best === null || isMoreEven(placing, best))) best = placing;
      }
    known.set(key, best);
    return best;
  };
  return bestFrom(0, party)?.shares ?? null;
}

const nothingLeft: Placing = { shares: [], unevenness: [0, 0, 0] };

/** Every share of a party that fits into a room and leaves an adult for each room after it, the largest first. */
export function* sharesOf(
  { minAge = 0, ...room }: PlaceableRoom,
  { adults: adultsLeft, ...children }: Share,
  roomsAfter: number,
  youngest: number,
): Generator<Share> {
  const rest = minAge > youngest ? nobody : children;
  const betweenAge = Math.min(room.adultFrom ?? childPriceEndsAt, childPriceEndsAt);
  for (let adults = Math.min(adultsLeft - roomsAfter, room.maxPax); adults >= 1; adults--)
    for (let older = Math.min(rest.older, room.maxPax - adults); older >= 0; older--)
      for (let between = Math.min(rest.between, room.maxPax - adults - older); between >= 0; between--)
        for (let younger = Math.min(rest.younger, room.maxPax - adults - older - between); younger >= 0; younger--) {
          const childAges = Array.from({ length: between + younger }, (_, at) => (at < between ? betweenAge : 0));
          if (fits(room, { adults: adults + older, childAges, infants: 0 }, room.basePax))
            yield { adults, older, between, younger };
        }
}

function joined(room: PlaceableRoom, share: Share, { shares, unevenness: [free, adults, older] }: Placing): Placing {
  const { adultFrom = childPriceEndsAt } = room;
  const inBeds = share.older + (adultFrom > childPriceEndsAt ? share.between : 0);
  const freeHere = room.maxPax - share.adults - share.older - share.between - share.younger;
  return {
    shares: [share, ...shares],
    unevenness: [free + freeHere ** 2, adults + share.adults ** 2, older + inBeds ** 2],
  };
}

function isMoreEven(one: Placing, other: Placing): boolean {
  const at = one.unevenness.findIndex((value, place) => value !== other.unevenness[place]);
  return (one.unevenness[at] ?? 0) < (other.unevenness[at] ?? 0);
}

/** Part number `part` of `whole` divided into `parts`: the first parts get the remainder. */
function evenShare(whole: number, parts: number, part: number): number {
  return Math.floor(whole / parts) + (part < whole % parts ? 1 : 0);
}
