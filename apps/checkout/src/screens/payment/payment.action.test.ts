import { fakeApi, type Replies } from '@latchkey/testing/fake-api';
import { unpaidBooking } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { action } from './payment.action.ts';

const { bookingId } = unpaidBooking;
const post = (reply: Replies['completePayment'], form = 'pay-at-property') =>
  postForm(action, {}, { form, params: { bookingId }, ...(reply ? { api: fakeApi({ completePayment: reply }) } : {}) });

test.each([
  [{ status: 409, body: { code: 'nothing_due' } }, `/bookings/confirmation/${bookingId}`],
  [{ status: 403, body: { code: 'verification_needed' } }, `/checkout/${bookingId}?notice=verification-needed`],
  [{ status: 'failure', kind: 'unexpected', httpStatus: 429 }, `/checkout/${bookingId}?notice=too-many`],
] as const)('paying at the property leads to where it stands', async (reply, to) => {
  expect(await post(reply as never)).toEqual({ kind: 'redirect', to });
});

test('the page takes no other form', async () => {
  expect(await post(undefined, 'stay')).toEqual({ kind: 'unknown_form' });
});
