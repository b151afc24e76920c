/** A hotel to test with: Sandalwood Courtyard, its rooms, prices, extras, words, and a booking. */
export { availability } from '../src/hotel/availability.ts';
export { publicBooking, unpaidBooking, wholeBooking } from '../src/hotel/bookings.ts';
export { hotel } from '../src/hotel/hotel.ts';
export { prices, slots } from '../src/hotel/hours.ts';
export { now } from '../src/hotel/now.ts';
export { hourlyQuote, nightsQuote } from '../src/hotel/quotes.ts';
export { deskSite } from '../src/hotel/desk-site.ts';
export { site } from '../src/hotel/site.ts';
