import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireBookings } from '../src/features/reservations/booking-life/expire-bookings.ts';
import { requireInvariants } from './invariants.ts';
import { postBooking, quoteFor } from './journeys.ts';
import { propertyCalls, type PropertyCall } from './property-calls.ts';
import { startTestEngine, type DatabaseKind, type TestEngine } from './test-engine.ts';

/** Few walks by day: each looks at every invariant after every step. */
const isNight = process.env['NIGHT'] !== undefined;
const hourMs = 3_600_000;

const day = (at: number): string => new Date(Date.UTC(2026, 10, 23 + at)).toISOString().slice(0, 10);

const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      from: fc.nat(5),
      nights: fc.integer({ min: 1, max: 4 }),
      rooms: fc.integer({ min: 1, max: 2 }),
      paysLater: fc.boolean(),
    }),
  },
  fc.record({
    kind: fc.constant('change' as const),
    which: fc.nat(99),
    from: fc.nat(5),
    nights: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    kind: fc.constantFrom(
      'cancel' as const,
      'arrived' as const,
      'departed' as const,
      'no-show' as const,
      'expire' as const,
    ),
    which: fc.nat(99),
  }),
  fc.record({ kind: fc.constant('sell' as const), from: fc.nat(5), total: fc.nat(4) }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

describe.each<DatabaseKind>(['pglite', 'postgresql'])('rooms by number on %s', (kind) => {
  let engine: TestEngine;
  let call: PropertyCall;
  beforeAll(async () => {
    engine = await startTestEngine(kind);
    call = propertyCalls(engine);
  });
  afterAll(() => engine.close());

  const twin = { roomTypeId: 'garden-twin' };
  const done = async (one: Act, booked: string[]): Promise<void> => {
    if (one.kind === 'book') {
      const stay = { ...twin, checkIn: day(one.from), checkOut: day(one.from + one.nights), rooms: one.rooms };
      const quote = await quoteFor(engine, stay).catch(() => undefined);
      if (quote === undefined) return;
      const made = await postBooking(engine, quote.quoteToken, one.paysLater ? {} : { mode: 'at-property' });
      if (made.statusCode === 201) booked.push(made.json<{ bookingId: string }>().bookingId);
      return;
    }
    if (one.kind === 'sell')
      return void (await call('PUT', 'inventory', {
        ...twin,
        from: day(one.from),
        to: day(one.from + 1),
        total: one.total,
      }));
    const id = booked[one.which % Math.max(1, booked.length)];
    if (id === undefined) return;
    if (one.kind === 'change')
      return void (await call('POST', `bookings/${id}/change`, {
        checkIn: day(one.from),
        checkOut: day(one.from + one.nights),
        newTotal: 1,
      }));
    if (one.kind === 'expire') {
      engine.pass(hourMs / 3);
      return void (await expireBookings(engine.deps));
    }
    await call('POST', `bookings/${id}/${one.kind}`, one.kind === 'cancel' ? { feeTotal: 0 } : {});
  };

  it(
    'carry one stay a night, whatever guests and the desk do, and every stay has one',
    { timeout: 600_000 },
    async () => {
      let made = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: isNight ? 40 : 14 }), async (acts) => {
          await engine.reset();
          const booked: string[] = [];
          for (const one of acts) {
            await done(one, booked);
            await requireInvariants(engine.deps.db);
          }
        }),
        { numRuns: isNight ? 150 : kind === 'pglite' ? 2 : 8, seed: isNight ? Date.now() : 7 },
      );
      expect(made).toBeGreaterThan(0);
    },
  );
});
