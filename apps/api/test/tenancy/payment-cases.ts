import type { Contract } from '@latchkey/api-contract/contract';
import type { InjectOptions } from 'fastify';
import { signPayment } from '../test-gateway.ts';
import type { Case } from './tenancy-case.ts';
import { inOtherHotel } from './two-guests.ts';

type PaymentOperation = 'createPaymentOrder' | 'reportPaymentClosed' | 'completePayment';

/** How ids of others are tried on the operations of payments. */
export const paymentCases: Record<PaymentOperation & keyof Contract, Case> = {
  createPaymentOrder: {
    kind: 'refused',
    swaps: ({ asha }) => [
      {
        what: 'another hotel',
        request: { method: 'POST', url: `/api/bookings/${inOtherHotel(asha.held)}/payment-orders` },
        status: 404,
        code: 'not_found',
      },
    ],
  },
  reportPaymentClosed: {
    kind: 'refused',
    swaps: ({ asha }) => [
      {
        what: 'another hotel',
        request: {
          method: 'POST',
          url: `/api/bookings/${inOtherHotel(asha.held)}/payment-closures`,
          payload: {
            event: 'payment_closed',
            reason: 'modal closed for the India gateway',
            bookingId: '[redacted]',
            bookingObj: { hotelId: 2116, orderId: asha.orderId },
          },
        },
        status: 404,
        code: 'not_found',
      },
    ],
  },
  completePayment: {
    kind: 'refused',
    swaps: ({ engine, asha, ben }) => {
      const paid = (bookingId: string, orderId: string, hotelId = 1760): InjectOptions => ({
        method: 'POST',
        url: `/api/bookings/${bookingId}/payments`,
        headers: { cookie: ben.cookie },
        payload: {
          gateway: 'razorpay',
          paymentId: 'pay_1',
          orderId,
          signature: signPayment(orderId, 'pay_1', engine.deps.settings.RAZORPAY_KEY_SECRET),
          hotelId,
        },
      });
      const atProperty = { ...paid(asha.held, ''), payload: { gateway: 'at-property', hotelId: 1760 } };
      return [
        { what: 'another booking’s order', request: paid(asha.held, ben.orderId), status: 404, code: 'not_found' },
        {
          what: 'another hotel in the body',
          request: paid(asha.held, asha.orderId, 2116),
          status: 404,
          code: 'not_found',
        },
        {
          what: 'another hotel',
          request: paid(inOtherHotel(asha.held), asha.orderId, 2116),
          status: 404,
          code: 'not_found',
        },
        { what: 'another device, to pay at the desk', request: atProperty, status: 403, code: 'verification_needed' },
      ];
    },
  },
};
