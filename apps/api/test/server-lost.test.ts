import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingKey } from '../src/database/booking-key.ts';
import { lostServers } from '../src/database/read-by-server.ts';
import { expireBookings } from '../src/features/reservations/reservations.ts';
import { reconcilePayments } from '../src/features/payments/payments.ts';
import type { CuttableProxy } from './cuttable-proxy.ts';
import { guestCalls } from './guest-calls.ts';
import { book, postBooking, quoteFor } from './journeys.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';
import { moveToSecondServer } from './two-servers.ts';

/** Of the lost server; the other is on the first. */
const [lost, kept] = [2116, 1760];
const calendarOf = (hotelId: number): string =>
  `/api/hotels/${hotelId}/availability?checkIn=2026-12-02&checkOut=2026-12-04&adults=2`;

let engine: TestEngine;
let second: CuttableProxy;
beforeAll(async () => {
  engine = await startTestEngine('postgresql', { DATABASE_SHARDED: 'on' });
  second = await moveToSecondServer(engine.deps.db, lost);
});
afterAll(async () => {
  await engine.close();
  await second.close();
});

const statusOf = async (url: string): Promise<number> => (await engine.app.inject(url)).statusCode;

it('a server that is lost costs its own hotels, and no other', async () => {
  const calls = guestCalls(engine);
  expect([await statusOf(calendarOf(lost)), await statusOf(calendarOf(kept))]).toEqual([200, 200]);
  const runsOut = await book(engine);
  const quoteOfLost = await quoteFor(engine, { hotelId: lost });

  second.cut();
  // What others change of its rooms is not known: nothing that is remembered of it is told.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await statusOf(calendarOf(kept))).toBe(200);
  expect(await statusOf(calendarOf(lost))).toBe(503);
  expect((await postBooking(engine, quoteOfLost.quoteToken)).statusCode).toBe(503);

  const paid = await calls.paid();
  expect(await calls.view(paid)).toMatchObject({ status: 'confirmed' });
  await calls.relay();
  expect(engine.mails).toHaveLength(1);

  engine.pass(engine.deps.settings.holdMs + 1000);
  expect(await expireBookings(engine.deps)).toBe(1);
  const { status } = await engine.deps.db
    .selectFrom('booking')
    .select('status')
    .where('hotel_id', '=', kept)
    .where('booking_id', '=', bookingKey(kept, runsOut.bookingId).booking_id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('expired');
  await reconcilePayments(engine.deps);

  expect(lostServers(engine.deps.db)).toEqual(['second:5432']);
  expect((await engine.app.inject('/readyz')).json()).toMatchObject({ status: 'ready', lost: ['second:5432'] });
  expect((await engine.app.inject('/metrics')).body).toContain('database_server_lost{server="second:5432"} 1');

  second.mend();
  await expireBookings(engine.deps);
  expect(lostServers(engine.deps.db)).toEqual([]);
  expect((await postBooking(engine, quoteOfLost.quoteToken)).statusCode).not.toBe(503);
});
