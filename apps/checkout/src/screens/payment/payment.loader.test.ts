import type { ScreenRequest } from '@latchkey/site/screen';
import { expect, test } from 'vitest';
import { load } from './payment.loader.ts';

const booking = {
  hotelId: 1760,
  status: 'payment_pending',
  expiresAt: null,
  rooms: [{ roomTypeId: 'king', ratePlanId: 'fixed' }],
};

const asked = (payment: readonly string[]): ScreenRequest => {
  const hotel = { HotelRooms: [{ id: 'king', ratePlans: [{ id: 'fixed', payment, cancellation: [] }] }] };
  const call = (name: string) =>
    Promise.resolve({ status: 200, body: name === 'getHotel' ? hotel : { access: 'whole', booking } });
  return {
    api: { call },
    site: { kind: 'hotel', hotel: { id: 1760, payment: { modes: ['online', 'at-property'] } } },
    params: { bookingId: '1760_a' },
    search: {},
    locale: 'en',
    now: 0,
  } as unknown as ScreenRequest;
};

test.each([
  [['full'], false],
  [['full', 'at-property'], true],
])('a plan sold for %j lets a guest pay at the hotel: %s', async (payment, mayPayAtProperty) =>
  expect(await load(asked(payment))).toMatchObject({ model: { kind: 'payable', mayPayAtProperty } }),
);
