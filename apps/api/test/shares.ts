import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { DividedCost, PayersShare } from '@latchkey/api-contract/types';
import { book, type Booked, type Selected } from './journeys.ts';
import type { PlayedGateway } from './played-gateways.ts';
import type { TestEngine } from './test-engine.ts';

export interface AskedShare {
  readonly shareId?: string;
  readonly label: string;
  readonly amount: number;
}

/** What who booked and the payers of shares do, as calls of one engine. */
export function shareCalls(engine: TestEngine, gateway: PlayedGateway) {
  const send = (method: 'GET' | 'POST', url: string, payload?: object, cookie = ''): Promise<LightMyRequestResponse> =>
    engine.app.inject({
      method,
      url: `/api/${url}`,
      headers: { cookie, 'idempotency-key': randomUUID() },
      ...(payload === undefined ? {} : { payload }),
    });
  const divide = (booked: Booked, shares: readonly AskedShare[]): Promise<LightMyRequestResponse> =>
    send('POST', `bookings/${booked.bookingId}/shares`, { shares }, booked.cookie);
  const order = (shareId: string, amount: number, name = 'Noor Amin'): Promise<LightMyRequestResponse> =>
    send('POST', `shares/${shareId}/payment-orders?amount=${amount}`, {
      name,
      email: 'noor@example.com',
      agreed: true,
      language: 'en',
    });
  const share = async (shareId: string): Promise<PayersShare> =>
    (await send('GET', `shares/${shareId}`)).json<PayersShare>();
  let paid = 0;
  return {
    send,
    divide,
    order,
    share,
    listed: async (booked: Booked): Promise<DividedCost> =>
      (await send('GET', `bookings/${booked.bookingId}/shares`, undefined, booked.cookie)).json<DividedCost>(),
    /** A stay that is confirmed and paid at the property, divided so; the ids of the shares. */
    divided: async (
      amounts: readonly number[],
      selected: Selected & { readonly body?: object } = {},
    ): Promise<Booked & { shares: string[] }> => {
      const booked = await book(engine, { ...selected, mode: 'at-property' });
      const reply = await divide(
        booked,
        amounts.map((amount, place) => ({ label: `Friend ${place + 1}`, amount })),
      );
      if (reply.statusCode !== 200) throw new Error(reply.body);
      return { ...booked, shares: reply.json<DividedCost>().shares.map(({ shareId }) => shareId) };
    },
    /** Pays what is to be paid of a share; the gateway's name of the payment. */
    pay: async (shareId: string): Promise<string> => {
      const reply = await order(shareId, (await share(shareId)).payable);
      if (reply.statusCode !== 201) throw new Error(reply.body);
      const paymentId = `pay_share${String((paid += 1)).padStart(9, '0')}`;
      await gateway.tell({ orderId: reply.json<{ order_id: string }>().order_id, paymentId });
      return paymentId;
    },
  };
}
