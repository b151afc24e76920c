/** What the hotel home takes of booking-core; `size.mjs` weighs it. */
export { freeOfChargeUntil } from '../exports/cancellation.ts';
export { decimalsOf } from '../exports/currency.ts';
export { addDays, nightsOf, parseLocalDate, stayDatesOf } from '../exports/dates.ts';
export { priceStay, pricingVersion } from '../exports/pricing.ts';
export { refundFor } from '../exports/refund.ts';
export { occupancyOf, roomsFor, sortRooms } from '../exports/rooms.ts';
