import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireBookings } from '../src/features/reservations/booking-life/expire-bookings.ts';
import { brokenInvariants } from './invariants.ts';
import { postBooking, quoteFor } from './journeys.ts';
import { propertyCalls, type PropertyCall } from './property-calls.ts';
import { isNight } from './night.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';
import { databaseKinds } from './database-kinds.ts';

// Shows docs/rules.md: Rooms by number (What is sold, Assignment, Held).

/** Few walks by day: each looks at every invariant after every step. */
const hourMs = 3_600_000;

const day = (at: number): string => new Date(Date.UTC(2026, 10, 23 + at)).toISOString().slice(0, 10);

const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      from: fc.constantFrom(0, 0, 1, 2, 4),
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
  // Who has come stays where they are: most of what can go wrong.
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('arrival' as const), which: fc.nat(99) }) },
  fc.record({
    kind: fc.constantFrom('cancellation' as const, 'departure' as const, 'no-show' as const, 'expire' as const),
    which: fc.nat(99),
  }),
  fc.record({ kind: fc.constant('sell' as const), from: fc.nat(5), total: fc.nat(4) }),
  fc.record({ kind: fc.constant('move' as const), which: fc.nat(99), room: fc.nat(6) }),
  fc.record({
    kind: fc.constant('close' as const),
    room: fc.nat(6),
    from: fc.nat(5),
    nights: fc.nat(3),
    isSold: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('reopen' as const), which: fc.nat(99) }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

describe.each(databaseKinds)('rooms by number on %s', (kind) => {
  let engine: TestEngine;
  let call: PropertyCall;
  beforeAll(async () => {
    engine = await startTestEngine(kind);
    call = propertyCalls(engine);
  });
  afterAll(() => engine.close());

  const told = new Set<string>();
  const twin = { roomTypeId: 'garden-twin' };
  const roomAt = async (at: number): Promise<string> => {
    const rooms = engine.deps.db.selectFrom('room_unit').select('unit_id').where('hotel_id', '=', 1760);
    const twins = await rooms.where('room_type_id', '=', twin.roomTypeId).orderBy('position').execute();
    return twins[at % twins.length]?.unit_id ?? '';
  };
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
    if (one.kind === 'close') {
      const [first, last] = [day(one.from), day(one.from + one.nights)];
      const closing = { first, last, kind: one.isSold ? 'out_of_service' : 'out_of_order' };
      const closed = await call('POST', `units/${await roomAt(one.room)}/closures`, closing);
      if (closed.statusCode === 201) told.add('close');
      return;
    }
    if (one.kind === 'reopen') {
      const closures = await engine.deps.db.selectFrom('unit_closure').select('closure_id').execute();
      const closure = closures[one.which % Math.max(1, closures.length)];
      if (closure !== undefined) await call('DELETE', `closures/${closure.closure_id}`);
      return;
    }
    const id = booked[one.which % Math.max(1, booked.length)];
    if (id === undefined) return;
    if (one.kind === 'move') {
      const moved = await call('POST', `units/${await roomAt(one.room)}/stays`, { booking: id });
      if (moved.statusCode === 200) told.add('move');
      return;
    }
    if (one.kind === 'change') {
      const stay = { kind: 'nights', checkIn: day(one.from), checkOut: day(one.from + one.nights) };
      const quote = await call('POST', `bookings/${id}/change-quote`, { stay });
      if (quote.statusCode > 201) return;
      const { quoteToken } = quote.json<{ quoteToken: string }>();
      return void (await call('POST', `bookings/${id}/change`, { quoteToken }));
    }
    if (one.kind === 'expire') {
      engine.pass(hourMs / 3);
      return void (await expireBookings(engine.deps));
    }
    const acted = await call('POST', `bookings/${id}/${one.kind}`, {});
    if (acted.statusCode < 300) told.add(one.kind);
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
            expect(await brokenInvariants(engine.deps.db)).toEqual({});
          }
          made += booked.length;
        }),
        { numRuns: isNight ? 150 : kind === 'pglite' ? 2 : 10, seed: isNight ? Date.now() : 7 },
      );
      expect(made).toBeGreaterThan(0);
      expect([...told].toSorted()).toEqual(
        expect.arrayContaining(kind === 'pglite' ? [] : ['arrival', 'close', 'move']),
      );
    },
  );
});
