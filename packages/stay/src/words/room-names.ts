import type { Hotel } from '@latchkey/api-contract/types';
import { withCommas } from '@latchkey/format/list';

/** The names of a bill's rooms with their rate plans, by `roomTypeId ratePlanId`. */
export type RoomNames = Readonly<Record<string, string>>;

/** A room on a rate plan, as a selection or a booking has it. */
export interface NamedRoom {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
}

/** "Teak King, breakfast": each room and its rate plan as the hotel calls them. */
export function roomNames(
  hotel: Pick<Hotel, 'HotelRooms' | 'language'>,
  { rooms }: { readonly rooms: readonly NamedRoom[] },
): RoomNames {
  return Object.fromEntries(
    rooms.map(({ roomTypeId, ratePlanId }) => {
      const room = hotel.HotelRooms.find(({ id }) => id === roomTypeId);
      const plan = room?.ratePlans.find(({ id }) => id === ratePlanId);
      return [`${roomTypeId} ${ratePlanId}`, withCommas([room?.name ?? roomTypeId, plan?.name], hotel.language)];
    }),
  );
}
