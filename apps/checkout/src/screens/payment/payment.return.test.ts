import type { Site } from '@latchkey/api-contract/types';
import { hotelApi, type Replies } from '@latchkey/testing/fake-api';
import { site, unpaidBooking, wholeBooking } from '@latchkey/testing/hotel';
import { screenRequest } from '@latchkey/testing/screen-request';
import { expect, test } from 'vitest';
import { load } from './payment.loader.ts';

const { bookingId } = unpaidBooking;
const atStripe = (gateway: 'stripe' | 'razorpay' = 'stripe'): Site => ({
  ...site,
  hotel: site.hotel && { ...site.hotel, payment: { ...site.hotel.payment, gateway } },
});
const search = {
  payment_intent: 'pi_1',
  payment_intent_client_secret: 'pi_1_secret_2',
  redirect_status: 'succeeded',
};
const comingBack = async (replies: Replies, gateway?: 'stripe' | 'razorpay') => {
  const api = hotelApi({ getBooking: { status: 200, body: { access: 'whole', booking: unpaidBooking } }, ...replies });
  const outcome = await load(screenRequest({ params: { bookingId }, search, api, site: atStripe(gateway) }));
  return { outcome, told: api.inputsOf('completePayment') };
};

test('who comes back from a bank is led to the booking once the engine knows that it is paid', async () => {
  const { outcome, told } = await comingBack({
    completePayment: { status: 200, body: { access: 'whole', booking: wholeBooking } },
  });
  expect(outcome).toEqual({ kind: 'redirect', to: `/bookings/confirmation/${bookingId}`, status: 303 });
  expect(told).toMatchObject([{ body: { gateway: 'stripe', orderId: 'pi_1', paymentId: 'pi_1', hotelId: 1760 } }]);
  expect(JSON.stringify(told)).not.toContain('secret');
});

test.each([
  [409, 'payment_failed', 'payment-failed'],
  [409, 'payment_pending', 'payment-pending'],
  [502, 'gateway_unavailable', 'gateway-unavailable'],
] as const)('what came to nothing (%s %s) is said at an address without the secret', async (status, code, notice) => {
  const { outcome } = await comingBack({ completePayment: { status, body: { code } } as never });
  expect(outcome).toEqual({ kind: 'redirect', to: `/checkout/${bookingId}?notice=${notice}`, status: 303 });
});

test('a hotel of which some stays are paid by Stripe knows who comes back', async () => {
  const api = hotelApi({ completePayment: { status: 200, body: { access: 'whole', booking: wholeBooking } } });
  const razorpay = atStripe('razorpay');
  const several: Site = {
    ...razorpay,
    hotel: razorpay.hotel && { ...razorpay.hotel, payment: { ...razorpay.hotel.payment, others: ['stripe'] } },
  };
  expect(await load(screenRequest({ params: { bookingId }, search, api, site: several }))).toMatchObject({
    to: `/bookings/confirmation/${bookingId}`,
  });
});

test('a hotel with another gateway knows nothing of coming back', async () => {
  const { outcome, told } = await comingBack({}, 'razorpay');
  expect([outcome.kind, told]).toEqual(['ready', []]);
});
