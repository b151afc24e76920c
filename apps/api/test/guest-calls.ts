import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { relayOutbox } from '../src/jobs/relay-outbox.ts';
import { book, completeByRazorpay, openOrder, postBooking, type Booked } from './journeys.ts';
import type { TestEngine } from './test-engine.ts';

/** The status and the body of a response, to compare both at once. */
export const answer = (response: LightMyRequestResponse): [number, Record<string, unknown>] => [
  response.statusCode,
  response.json(),
];

export interface GuestCalls {
  /** Posts to `/api/<path>` with a cookie and an idempotency key, by default a fresh one. */
  readonly post: (path: string, payload: object, cookie?: string, key?: string) => Promise<LightMyRequestResponse>;
  /** Books and pays through Razorpay. */
  readonly paid: (selected?: Parameters<typeof book>[1]) => Promise<Booked>;
  /** Books any stay of the hotel and pays it through Razorpay. */
  readonly paidFor: (selection: object) => Promise<Booked>;
  /** Reads the booking as the guest who holds its cookie. */
  readonly view: (booked: Pick<Booked, 'bookingId' | 'cookie'>) => Promise<Record<string, unknown>>;
  /** Delivers outbox messages until none is left. */
  readonly relay: () => Promise<void>;
}

/** What guests do with a booking they have, as calls of one engine. */
export function guestCalls(engine: TestEngine): GuestCalls {
  const post: GuestCalls['post'] = (path, payload, cookie = '', key = randomUUID()) =>
    engine.app.inject({ method: 'POST', url: `/api/${path}`, headers: { cookie, 'idempotency-key': key }, payload });
  return {
    post,
    paidFor: async (selection) => {
      const quote = await post('quotes', { hotelId: 1760, ...selection });
      const reply = await postBooking(engine, quote.json<{ quoteToken: string }>().quoteToken);
      if (reply.statusCode !== 201) throw new Error(`${reply.statusCode} ${reply.body}`);
      const made = reply.json<{ bookingId: string; status: string }>();
      await completeByRazorpay(engine, made.bookingId, await openOrder(engine, made.bookingId));
      return { ...made, cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' };
    },
    paid: async (selected = {}) => {
      const booked = await book(engine, selected);
      await completeByRazorpay(engine, booked.bookingId, await openOrder(engine, booked.bookingId));
      return booked;
    },
    view: async ({ bookingId, cookie }) =>
      (await engine.app.inject({ url: `/api/bookings/${bookingId}`, headers: { cookie } })).json<{
        booking: Record<string, unknown>;
      }>().booking,
    relay: async () => {
      while ((await relayOutbox(engine.deps)) > 0);
    },
  };
}
