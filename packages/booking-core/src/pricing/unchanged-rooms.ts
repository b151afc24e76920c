import type { AgreedRoom } from './agreed-stay.types.ts';
import { firstHours } from './changed-hours.ts';
import { allParts, firstGuests, guestsPlaced, guestsWithout } from './night-parts.ts';
import type { GuestCounts } from './pricing.types.ts';

type Wanted = Pick<AgreedRoom, 'roomTypeId' | 'ratePlanId' | 'guests' | 'hours'>;

/**
 * For each room that a change wants, the agreed room that it goes on with: of the same type and plan (and hours, or
 * longer ones from the same hour), first one with the same guests, each once and the oldest first; undefined for a room
 * that is new. Rooms as they were before a later change are those that were there before it.
 */
export function unchangedRooms(agreed: readonly AgreedRoom[], wanted: readonly Wanted[]): (AgreedRoom | undefined)[] {
  const rewound = roomsBefore(agreed, wanted);
  if (rewound !== null) return rewound;
  const oldestFirst = agreed.toSorted((one, other) => firstChange(one) - firstChange(other));
  const kept: (AgreedRoom | undefined)[] = wanted.map(() => undefined);
  for (const isAlike of [isSameRoom, isSameWithMore, isSameOffer, isLongerOffer])
    pairUp(oldestFirst, wanted, kept, isAlike);
  return kept;
}

/** Gives to as many wanted rooms as can be one that is alike and free; those that were given others keep one. */
function pairUp(
  rooms: readonly AgreedRoom[],
  wanted: readonly Wanted[],
  kept: (AgreedRoom | undefined)[],
  isAlike: (one: AgreedRoom, other: Wanted) => boolean,
): void {
  const free = rooms.filter((room) => !kept.includes(room));
  const giveTo = (at: number, want: Wanted, tried: Set<AgreedRoom>): boolean => {
    const alike = free.filter((room) => !tried.has(room) && isAlike(room, want));
    const untaken = alike.find((room) => !kept.includes(room));
    const given =
      untaken ??
      alike.find((room) => {
        tried.add(room);
        const holder = kept.indexOf(room);
        const held = wanted[holder];
        return held === undefined || giveTo(holder, held, tried);
      });
    if (given !== undefined) kept[at] = given;
    return given !== undefined;
  };
  for (const [at, want] of wanted.entries()) if (kept[at] === undefined) giveTo(at, want, new Set());
}

/** The rooms that are wanted where a stay had just these before one of its changes, the last one first; null where it never had. */
function roomsBefore(agreed: readonly AgreedRoom[], wanted: readonly Wanted[]): AgreedRoom[] | null {
  const changes = agreed.flatMap(({ nights }) => nights.flatMap(allParts)).map(({ came = 0 }) => came);
  const last = Math.max(0, ...changes);
  for (const change of new Set([last + 1, ...changes.toSorted((one, other) => other - one)])) {
    const then = new Map(
      agreed.flatMap((room) => (firstChange(room) < change ? [[room, roomBefore(room, change)]] : [])),
    );
    if (then.size !== wanted.length) continue;
    const rooms = wanted.flatMap((want) => {
      const found = [...then].find(([, before]) => isSameOffer(before, want) && hasSamePlaces(before, want));
      if (found === undefined) return [];
      then.delete(found[0]);
      return found[0];
    });
    if (rooms.length === wanted.length) return rooms;
  }
  return null;
}

/** A room with the guests and hours that it had before a change. */
function roomBefore(room: AgreedRoom, change: number): Wanted {
  const [oldest] = room.nights.toSorted((one, other) => (one.came ?? 0) - (other.came ?? 0));
  const later = (oldest?.parts ?? []).filter(({ came = 0 }) => came >= change);
  const length = Math.min(...later.flatMap(({ of }) => (of.kind === 'hours' ? of.from : [])));
  return {
    ...room,
    guests: firstGuests(room.guests, later),
    hours: room.hours && { ...room.hours, hours: Math.min(room.hours.hours, length) },
  };
}

/** The first change that something of a room came with; 0 for the booking itself. */
const firstChange = ({ nights }: AgreedRoom): number => Math.min(...nights.map(({ came = 0 }) => came));

/** Hours from the same hour that are no fewer than the room had at first. */
const isLongerOffer = (one: AgreedRoom, other: Wanted): boolean =>
  one.hours !== null &&
  other.hours !== null &&
  one.roomTypeId === other.roomTypeId &&
  one.ratePlanId === other.ratePlanId &&
  one.hours.startHour === other.hours.startHour &&
  firstHours(one) <= other.hours.hours;

/** The same room with all its guests, for as many hours at least. */
const isSameWithMore = (one: AgreedRoom, other: Wanted): boolean =>
  (isSameOffer(one, other) || isLongerOffer(one, other)) && isWithin(one.guests, other.guests);

/** Whether all guests of a party who fill a place are of another. */
const isWithin = (one: GuestCounts, other: GuestCounts): boolean =>
  guestsWithout(guestsPlaced(one), guestsPlaced(other)).length === 0;

const hasSamePlaces = ({ guests: one }: Wanted, { guests: other }: Wanted): boolean =>
  isWithin(one, other) && isWithin(other, one);

const isSameOffer = (one: Wanted, other: Wanted): boolean =>
  one.roomTypeId === other.roomTypeId &&
  one.ratePlanId === other.ratePlanId &&
  one.hours?.startHour === other.hours?.startHour &&
  one.hours?.hours === other.hours?.hours;

const isSameRoom = (one: Wanted, other: Wanted): boolean =>
  isSameOffer(one, other) && isSameParty(one.guests, other.guests);

/** Whether two rooms have the same guests: as many adults and infants, and children of the same ages in whatever order. */
export function isSameParty(one: GuestCounts, other: GuestCounts): boolean {
  const ages = ({ childAges }: GuestCounts): string => childAges.map(String).toSorted().join();
  return one.adults === other.adults && one.infants === other.infants && ages(one) === ages(other);
}

/** Whether a change takes nothing away of what was agreed: every night, room, guest and extra stays. */
export function takesNothingAway(
  agreed: { readonly rooms: readonly AgreedRoom[]; readonly addons: readonly { addonId: string; quantity: number }[] },
  wanted: {
    readonly rooms: readonly (Wanted & { readonly dates: readonly string[] })[];
    readonly addons: readonly { addonId: string; quantity: number }[];
  },
): boolean {
  const kept = unchangedRooms(agreed.rooms, wanted.rooms);
  const hasAllRooms = agreed.rooms.every((room) => {
    const at = kept.indexOf(room);
    const want = wanted.rooms[at];
    return (
      want !== undefined &&
      room.nights.every(({ date }) => want.dates.includes(date)) &&
      hasGuestsOf(room, want) &&
      hasHoursOf(room, want)
    );
  });
  return (
    hasAllRooms &&
    agreed.addons.every(({ addonId, quantity }) =>
      wanted.addons.some((one) => one.addonId === addonId && one.quantity >= quantity),
    )
  );
}

const hasGuestsOf = ({ guests: before }: Wanted, { guests: now }: Wanted): boolean =>
  now.adults >= before.adults &&
  now.adults + now.childAges.length >= before.adults + before.childAges.length &&
  now.infants >= before.infants;

const hasHoursOf = ({ hours: before }: Wanted, { hours: now }: Wanted): boolean =>
  (now?.hours ?? 0) >= (before?.hours ?? 0);
