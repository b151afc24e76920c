/** The orders in which hotels that were found can stand. */
export const hotelOrders = ['name', 'rating', 'price'] as const;

export type HotelOrder = (typeof hotelOrders)[number];
