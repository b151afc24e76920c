import { byGuestWord } from '@latchkey/booking-core/guest-words';
import type { PublicBooking, WholeBooking } from '@latchkey/api-contract/types';
import { hotel } from './hotel.ts';
import { nightsQuote } from './quotes.ts';

const { selection, bill } = nightsQuote;

/** A confirmed booking of three nights as anyone may see it who has its link. */
export const publicBooking: PublicBooking = {
  bookingId: '1760_b7Kq2mZx9RtLwY4nP3dVc8',
  hotelId: hotel.id,
  status: 'confirmed',
  paymentStatus: 'partly_paid',
  currency: 'INR',
  stay: selection.stay,
  checkInTime: hotel.checkInTime,
  checkOutTime: hotel.checkOutTime,
  timeZone: hotel.timeZone,
  rooms: [
    {
      roomTypeId: 'teak-king',
      roomName: 'Teak King',
      ratePlanId: 'flexible',
      ratePlanName: 'Breakfast included',
      adults: 2,
      children: 0,
      infants: 0,
    },
  ],
  expiresAt: null,
  createdAt: '2026-11-20T01:00:00Z',
  language: 'en',
};

/** The booking as the device that booked sees it: a quarter is paid, the rest is due at the hotel. */
export const wholeBooking: WholeBooking = {
  ...publicBooking,
  reference: 'SWC-4K7Q',
  travellers: [{ fullName: 'Meera Iyer', contactNumber: '+919845012345', email: 'meera@example.com' }],
  ...byGuestWord(() => null),
  estimatedArrivalTime: null,
  payment: { mode: 'online', plan: 'advance' },
  bill,
  total: bill.total,
  amountPaid: 4620,
  amountDueNow: 0,
  refundAmount: 0,
  updatedPrice: null,
  events: [],
  selection: { stay: selection.stay, rooms: selection.rooms.slice(0, 1), addons: [] },
  cancellation: [
    { hoursBeforeCheckIn: 48, percent: 0 },
    { hoursBeforeCheckIn: 24, percent: 50 },
  ],
};

/** A booking that waits for its money until 02:00 UTC of 20 November 2026. */
export const unpaidBooking: WholeBooking = {
  ...wholeBooking,
  status: 'payment_pending',
  paymentStatus: 'unpaid',
  amountPaid: 0,
  amountDueNow: 4620,
  expiresAt: '2026-11-20T02:00:00Z',
};
