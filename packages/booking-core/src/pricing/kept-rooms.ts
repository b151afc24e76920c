import type { AgreedRoom } from './agreed-stay.types.ts';
import type { GuestCounts } from './pricing.types.ts';

type Wanted = Pick<AgreedRoom, 'roomTypeId' | 'ratePlanId' | 'guests' | 'hours'>;

/**
 * For each room that a change wants, the agreed room that it goes on with: of the same type and plan (and hours), first
 * one with the same guests, each once; undefined for a room that is new.
 */
export function keptRooms(agreed: readonly AgreedRoom[], wanted: readonly Wanted[]): (AgreedRoom | undefined)[] {
  const free = new Set(agreed);
  const kept: (AgreedRoom | undefined)[] = wanted.map(() => undefined);
  for (const isAlike of [isSameRoom, isSameOffer])
    for (const [at, room] of wanted.entries()) {
      if (kept[at] !== undefined) continue;
      const found = [...free].find((one) => isAlike(one, room));
      if (found === undefined) continue;
      free.delete(found);
      kept[at] = found;
    }
  return kept;
}

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
  const kept = keptRooms(agreed.rooms, wanted.rooms);
  const hasAllRooms = agreed.rooms.every((room) => {
    const at = kept.indexOf(room);
    const want = wanted.rooms[at];
    return want !== undefined && room.nights.every(({ date }) => want.dates.includes(date)) && hasGuestsOf(room, want);
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
