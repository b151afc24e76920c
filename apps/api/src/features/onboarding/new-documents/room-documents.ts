import type { RoomTyped } from '@latchkey/booking-core/rooms-typed';
import { newRoom } from '@latchkey/hotel-document/defaults';
import type { WrittenRoom } from '@latchkey/hotel-document/facts';
import { slugOf } from './slug-of.ts';

/** The plan that a house begins with, and the drawing in place of its pictures. */
export const planId = 'standard';
export const standIn = 'picture-to-come';

/** A room type as the documents have it, with the name that was typed. */
export interface NamedRoom {
  readonly name: string;
  readonly facts: WrittenRoom;
}

/** At what hours rooms are had that are sold by the hour, until their owner says otherwise. */
const hoursOfDay = { firstHour: 9, lastHour: 21, cleaningHours: 1 };
const mostAtOnce = 10;

/** Rooms as a hotel's file has them. `isShared`: a bed for one is one of several in a room. */
export function namedRooms(rooms: readonly RoomTyped[], isShared: boolean): readonly NamedRoom[] {
  const taken = new Set<string>();
  return rooms.map((room, at) => {
    const base = slugOf(room.name) || `room-${at + 1}`;
    const id = taken.has(base) ? `${base.slice(0, 36)}-${at + 1}` : base;
    taken.add(id);
    return { name: room.name, facts: roomFactsOf(room, id, isShared) };
  });
}

function roomFactsOf(
  { count, beds, guests, prices, hourly }: RoomTyped,
  id: string,
  isShared: boolean,
): NamedRoom['facts'] {
  const dormBed = isShared && guests === 1 && beds.every(({ kind }) => kind === 'dorm' || kind === 'bunk');
  return {
    ...newRoom(id, [standIn]),
    total: count,
    beds: beds.map((bed) => ({ ...bed })),
    maxPax: guests,
    maxBeds: guests,
    maxRooms: Math.min(mostAtOnce, count),
    ...(dormBed ? { dormBed } : {}),
    ...(hourly.length > 0 ? { hourly: hoursOfDay } : {}),
    prices: {
      [planId]: {
        // The last price is for as many as the room takes.
        priceForPax: prices.map((price, at) => ({ pax: at === prices.length - 1 ? guests : at + 1, price })),
        ...(hourly.length > 0 ? { hourly: hourly.map((one) => ({ ...one })) } : {}),
      },
    },
  };
}
