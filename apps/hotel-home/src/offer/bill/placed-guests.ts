import type { ChosenRoom } from '@latchkey/booking-core/basket';
import { occupancyOf, type RoomCapacity } from '@latchkey/booking-core/rooms';

/** One guest of the party, and the room it sleeps in, by its place in the basket. */
export type PlacedGuest = { readonly room: number } & (
  | { readonly kind: 'adult' | 'infant' }
  | { readonly kind: 'child'; readonly age: number | null }
);

/** Everybody in the rooms of a basket, room by room. */
export const placedGuestsOf = (rooms: readonly ChosenRoom[]): PlacedGuest[] =>
  rooms.flatMap(({ adults, childAges, infants }, room) => [
    ...Array.from({ length: adults }, () => ({ kind: 'adult', room }) as const),
    ...childAges.map((age) => ({ kind: 'child', age, room }) as const),
    ...Array.from({ length: infants }, () => ({ kind: 'infant', room }) as const),
  ]);

/** The rooms of a basket with everybody where they have been put. */
export const roomsWith = (rooms: readonly ChosenRoom[], guests: readonly PlacedGuest[]): ChosenRoom[] =>
  rooms.map((room, place) => {
    const here = guests.filter((guest) => guest.room === place);
    return {
      ...room,
      adults: here.filter(({ kind }) => kind === 'adult').length,
      childAges: here.flatMap((guest) => (guest.kind === 'child' ? [guest.age] : [])),
      infants: here.filter(({ kind }) => kind === 'infant').length,
    };
  });

/** Why a room cannot be slept in as it is; null where it can. */
export type RoomFault = 'no_adult' | 'min_pax' | 'max_occupancy';

export function faultOf(capacity: RoomCapacity, room: ChosenRoom): RoomFault | null {
  const occupancy = occupancyOf(capacity, room);
  if (occupancy.kind === 'fits') return null;
  return occupancy.code === 'no_adult' || occupancy.code === 'min_pax' ? occupancy.code : 'max_occupancy';
}
