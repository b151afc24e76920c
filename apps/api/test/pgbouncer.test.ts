import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireBookings } from '../src/features/reservations/booking-life/expire-bookings.ts';
import { guestCalls } from './guest-calls.ts';
import { requireInvariants } from './invariants.ts';
import { book, postBooking, quoteFor, statusOf } from './journeys.ts';
import { hasPgbouncer, poolSize } from './pgbouncer.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';

describe.skipIf(!hasPgbouncer)('behind PgBouncer in transaction mode (skipped where it is not installed)', () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine('pooled', { DATABASE_SHARDED: 'on' });
  });
  afterAll(async () => {
    await requireInvariants(engine.deps.db);
    await engine.close();
  });

  it('many clients share few connections', async () => {
    const seen = await Promise.all(
      Array.from({ length: 40 }, () =>
        sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.02)`.execute(engine.deps.db),
      ),
    );
    const processes = new Set(seen.map(({ rows }) => rows[0]?.pid));
    expect(processes.size).toBeGreaterThan(0);
    expect(processes.size).toBeLessThanOrEqual(poolSize);
  });

  it('a stay is booked, paid and told of', async () => {
    const { paid, relay } = guestCalls(engine);
    const { bookingId } = await paid();
    await relay();
    expect(await statusOf(engine, bookingId)).toBe('confirmed');
    expect(engine.mails).toHaveLength(1);
  });

  it('the last rooms go to as many as there are, of several hotels at once', async () => {
    const nights = { checkIn: '2026-12-20', checkOut: '2026-12-22' };
    const quotes = await Promise.all([1760, 1188].map((hotelId) => quoteFor(engine, { ...nights, hotelId })));
    const made = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        postBooking(engine, quotes[at % 2]?.quoteToken ?? '', { body: { again: true } }),
      ),
    );
    const held = made.filter(({ statusCode }) => statusCode === 201);
    expect(held.length).toBeGreaterThan(0);
    expect(made.filter(({ statusCode }) => statusCode !== 201).every(({ statusCode }) => statusCode === 409)).toBe(
      true,
    );
    await requireInvariants(engine.deps.db);
    engine.pass(3_600_000);
    expect(await expireBookings(engine.deps)).toBe(held.length);
    expect((await book(engine, nights)).status).toBe('payment_pending');
  });
});
