import type { CalendarDay, HotelRoom } from '@latchkey/api-contract/types';
import type { RoomsModel } from '../home/home.model.ts';

/** Everything a room's own page shows. */
export interface RoomViewModel extends RoomsModel {
  readonly room: HotelRoom;
  /** The house's lowest price of each coming date; empty when it could not be read. */
  readonly days: readonly CalendarDay[];
}
