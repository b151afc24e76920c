import type { Contract } from '@latchkey/api-contract/contract';
import type { InjectOptions } from 'fastify';
import type { Case } from './tenancy-case.ts';
import { inOtherHotel } from './two-guests.ts';

type ShareOperation = 'listShares' | 'divideCost' | 'getShare' | 'declineShare' | 'createShareOrder' | 'completeShare';

const payer = { name: 'Noor Amin', email: 'noor@example.com', agreed: true, language: 'en' };

/** A booking's id is no share's, under its own hotel and under another. */
const noShare = (path: string, request: Omit<InjectOptions, 'url'>): Case => ({
  kind: 'refused',
  swaps: ({ asha }) =>
    [asha.stay, inOtherHotel(asha.stay)].map((id) => ({
      what: `the id of a booking (${id.split('_')[0]})`,
      request: { ...request, url: `/api/shares/${id}${path}` },
      status: 404,
      code: 'not_found',
    })),
});

/** How ids of others are tried on what several payers do. */
export const shareCases: Record<ShareOperation & keyof Contract, Case> = {
  listShares: {
    kind: 'refused',
    swaps: ({ asha, ben }) => [
      {
        what: 'another device',
        request: { url: `/api/bookings/${asha.stay}/shares`, headers: { cookie: ben.cookie } },
        status: 403,
        code: 'verification_needed',
      },
      {
        what: 'another hotel',
        request: { url: `/api/bookings/${inOtherHotel(asha.stay)}/shares`, headers: { cookie: asha.cookie } },
        status: 404,
        code: 'not_found',
      },
    ],
  },
  divideCost: {
    kind: 'refused',
    swaps: ({ asha, ben }) => {
      const divide = (bookingId: string, cookie: string, shareId?: string): InjectOptions => ({
        method: 'POST',
        url: `/api/bookings/${bookingId}/shares`,
        headers: { cookie },
        payload: { shares: [{ label: 'Kim', amount: 1, ...(shareId === undefined ? {} : { shareId }) }] },
      });
      return [
        {
          what: 'another device',
          request: divide(asha.stay, ben.cookie),
          status: 403,
          code: 'verification_needed',
        },
        {
          what: 'another hotel',
          request: divide(inOtherHotel(asha.stay), asha.cookie),
          status: 404,
          code: 'not_found',
        },
        {
          what: 'a share of nobody',
          request: divide(asha.stay, asha.cookie, ben.stay),
          status: 409,
          code: 'share_not_open',
        },
      ];
    },
  },
  getShare: noShare('', {}),
  declineShare: noShare('/decline', { method: 'POST' }),
  createShareOrder: noShare('/payment-orders?amount=1', { method: 'POST', payload: payer }),
  completeShare: noShare('/payments', {
    method: 'POST',
    payload: { gateway: 'stripe', orderId: 'pi_1', paymentId: 'pi_1', hotelId: 1760 },
  }),
};
