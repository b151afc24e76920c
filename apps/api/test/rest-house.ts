import { randomUUID } from 'node:crypto';
import { beforeEach, expect } from 'vitest';
import { contractCalls, nights, openHouse, roomOn, setPrice } from './contract-house.ts';
import { restoreFiles } from './edit-hotel.ts';
import { completeByRazorpay, openOrder, postBooking, type Booked } from './journeys.ts';
import { authorizationOf } from './tenancy/two-guests.ts';
import type { TestEngine } from './test-engine.ts';
import { paymentOf } from './test-gateway.ts';
import { postMovement } from './webhook.ts';

/** The days that are booked. */
export const [checkIn, checkOut] = ['2027-02-20', '2027-02-22'] as const;

/**
 * The house in Berlin at 100.00 a night, without taxes: two nights from 20 February 2027 are booked with a deposit of a
 * fifth, whose rest is due 30 days before.
 */
export function restHouse(engine: TestEngine, ifUnpaid: 'cancel' | 'pay-at-property') {
  const calls = contractCalls(engine);
  const { post, relay, until, view, changeQuote, makeQuoted } = calls;
  restoreFiles(engine, 1760);
  beforeEach(() =>
    openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
      for (const plan of facts.ratePlans) {
        plan.payment = ['advance'];
        plan.advance = { kind: 'percentage', percent: 20, rest: { daysBefore: 30, ifUnpaid } };
      }
    }),
  );
  const ordered = async (): Promise<Booked & { orderId: string }> => {
    const quote = await post('quotes', { hotelId: 1760, stay: nights(checkIn, checkOut), rooms: [roomOn('flexible')] });
    const reply = await postBooking(engine, quote.json<{ quoteToken: string }>().quoteToken, { plan: 'advance' });
    const made = reply.json<{ bookingId: string; status: string }>();
    const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
    return { ...made, cookie, orderId: await openOrder(engine, made.bookingId) };
  };
  return {
    ...calls,
    ordered,
    /** A stay of 200.00 of which 40.00 are paid. */
    booked: async (): Promise<Booked & { orderId: string }> => {
      const one = await ordered();
      await completeByRazorpay(engine, one.bookingId, one.orderId);
      await relay();
      return one;
    },
    at: async (moment: string): Promise<void> => {
      until(moment);
      await relay();
    },
    statusOf: async (one: Booked) => (await view(one))['status'],
    payBy: async (one: Booked) => ((await view(one))['rest'] as { payBy?: string } | undefined)?.payBy,
    atProperty: (path: string, payload: object = {}) =>
      engine.app.inject({
        method: 'POST',
        url: `/api/property/bookings/${path}`,
        headers: { ...authorizationOf(engine, 1760), 'idempotency-key': randomUUID() },
        payload,
      }),
    /** The bank's word of the deposit's payment. */
    dispute: async (
      { orderId }: { orderId: string },
      status: 'open' | 'won' | 'lost',
      event: string,
    ): Promise<void> => {
      const [id, amount] = ['disp_1', 4000] as const;
      engine.razorpay.elsewhere.set(paymentOf(orderId), {
        captured: amount,
        disputes: [{ gatewayDisputeId: id, amount, status }],
      });
      await postMovement(engine, { event: `payment.dispute.${event}`, orderId, dispute: { id, amount } });
    },
    divide: ({ bookingId, cookie }: Booked, amounts: readonly number[]) =>
      post(
        `bookings/${bookingId}/shares`,
        { shares: amounts.map((amount, place) => ({ label: `Friend ${place + 1}`, amount })) },
        cookie,
      ),
    moved: async (one: Booked, from: string, to: string): Promise<void> => {
      const [, quote] = await changeQuote(one, { stay: nights(from, to) });
      expect((await makeQuoted(one, quote)).statusCode).toBe(200);
      await relay();
    },
  };
}
