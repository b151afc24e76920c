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
