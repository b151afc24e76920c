import { hotelApi } from '@latchkey/testing/fake-api';
import { hotel, unpaidBooking, wholeBooking } from '@latchkey/testing/hotel';
import { screenRequest } from '@latchkey/testing/screen-request';
import type { RatePlan, WholeBooking } from '@latchkey/api-contract/types';
import { expect, test } from 'vitest';
import { load } from './payment.loader.ts';

const asked = (booking: WholeBooking, payment: RatePlan['payment'] = ['full']) =>
  screenRequest({
    params: { bookingId: booking.bookingId },
    api: hotelApi({
      getBooking: { status: 200, body: { access: 'whole', booking } },
      getHotel: {
        status: 200,
        body: {
          ...hotel,
          HotelRooms: hotel.HotelRooms.map((room) => ({
            ...room,
            ratePlans: room.ratePlans.map((plan) => ({ ...plan, payment })),
          })),
        },
      },
    }),
  });

test.each([
  [['full'], false],
  [['full', 'at-property'], true],
] as const)('a plan sold for %j lets a guest pay at the hotel: %s', async (payment, mayPayAtProperty) =>
  expect(await load(asked(unpaidBooking, [...payment]))).toMatchObject({
    model: { kind: 'payable', mayPayAtProperty },
  }),
);

test('a booking that is confirmed is shown at its confirmation', async () =>
  expect(await load(asked(wholeBooking))).toMatchObject({
    kind: 'redirect',
    to: `/bookings/confirmation/${wholeBooking.bookingId}`,
  }));

test('a booking that never was is told from one that ran out', async () => {
  const unknown = screenRequest({
    params: { bookingId: '1760_none' },
    api: hotelApi({ getBooking: { status: 404, body: { code: 'not_found' } } }),
  });
  expect(await load(unknown)).toMatchObject({ model: { kind: 'gone' }, status: 404 });
  const late = { ...unpaidBooking, expiresAt: '2020-01-01T00:00:00Z' };
  expect(await load(asked(late))).toMatchObject({ model: { kind: 'gone' }, status: 410 });
});
