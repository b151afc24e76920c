import type { SellingHotel } from '@latchkey/booking-core/basket';
import type { HotelRecord } from '../../catalogue/catalogue.ts';

/** A hotel's rooms with the ids of their plans, as choosing among them needs. */
export const sellingHotelOf = ({ sale }: HotelRecord): SellingHotel => ({
  HotelRooms: sale.rooms.map((room) => ({ ...room, ratePlans: Object.keys(room.prices).map((id) => ({ id })) })),
});
