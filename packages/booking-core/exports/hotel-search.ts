export { hotelOrders, type HotelOrder } from '../src/hotel-search/hotel-orders.ts';
