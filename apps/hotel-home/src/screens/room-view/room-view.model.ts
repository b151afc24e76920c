import type { CalendarDay, HotelRoom } from '@latchkey/api-contract/types';
import type { StayModel } from '@latchkey/stay/use-stay';

/** Everything a room's own page shows. */
export interface RoomViewModel extends StayModel {
  readonly room: HotelRoom;
  /** The hotel's lowest price of each coming date; empty when it could not be read. */
  readonly days: readonly CalendarDay[];
}
