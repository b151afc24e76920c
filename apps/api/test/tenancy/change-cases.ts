import type { Contract } from '@latchkey/api-contract/contract';
import type { InjectOptions } from 'fastify';
import type { Case } from './tenancy-case.ts';
import { inOtherHotel, revisedPrice } from './two-guests.ts';

/** A change of a booking: by another guest's device, by none, and under another hotel's number. */
const ofGuest = (
  path: string,
  payload: object,
  booking: 'held' | 'stay' | 'asked' = 'stay',
  method: 'GET' | 'POST' = 'POST',
): Case => ({
  kind: 'refused',
  swaps: ({ asha, ben }) => {
    const call = (bookingId: string, cookie: string): InjectOptions => ({
      method,
      url: `/api/bookings/${bookingId}/${path}`,
      headers: { cookie },
      ...(method === 'GET' ? {} : { payload }),
    });
    return [
      { what: 'another device', request: call(asha[booking], ben.cookie), status: 403, code: 'verification_needed' },
      { what: 'no device', request: call(asha[booking], ''), status: 403, code: 'verification_needed' },
      {
        what: 'another hotel',
        request: call(inOtherHotel(asha[booking], 1188), asha.cookie),
        status: 404,
        code: 'not_found',
      },
    ];
  },
});

/** How ids of others are tried on what a guest may do with a booking. */
export const changeCases = {
  quoteCancellation: ofGuest('cancellation-quote', {}),
  cancelBooking: ofGuest('cancellation', { refund: 0 }),
  answerPriceRevision: ofGuest('price-revision', { decision: 'accept', updatedPrice: revisedPrice }, 'asked'),
  listOwnMessages: ofGuest('messages', {}, 'stay', 'GET'),
  writeToHotel: ofGuest('messages', { text: 'Theirs' }),
  createGuestRequest: ofGuest('requests', { kind: 'departure', time: '13:00' }),
  quoteModification: ofGuest('modification-quote', {
    stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-03' },
    rooms: [{ roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 1, childAges: [], infants: 0 }],
  }),
  modifyBooking: {
    kind: 'refused',
    swaps: (world) => {
      const { asha, ben } = world;
      const swap = (bookingId: string, cookie: string, quoteToken: string): InjectOptions => ({
        method: 'POST',
        url: `/api/bookings/${bookingId}/modification`,
        headers: { cookie },
        payload: { quoteToken, due: 0, refund: 0 },
      });
      return [
        {
          what: 'another device',
          request: swap(asha.stay, ben.cookie, asha.changeToken),
          status: 403,
          code: 'verification_needed',
        },
        {
          what: 'another hotel’s number',
          request: swap(inOtherHotel(asha.stay), asha.cookie, asha.changeToken),
          status: 404,
          code: 'not_found',
        },
        {
          what: 'another hotel’s quote',
          request: swap(asha.stay, asha.cookie, inOtherHotel(asha.changeToken)),
          status: 409,
          code: 'quote_expired',
        },
      ];
    },
  },
  leaveDevice: ofGuest('leave', {}),
  getOwnInvoice: ofGuest('invoice', {}, 'stay', 'GET'),
  getOwnRegistration: ofGuest('registration', {}, 'stay', 'GET'),
  keepOwnRegistration: ofGuest('registration', { place: 0, entry: { nationality: 'FR' } }),
  exportPersonalData: ofGuest('personal-data', {}, 'stay', 'GET'),
  erasePersonalData: ofGuest('erasure', {}),
} satisfies Partial<Record<keyof Contract, Case>>;
