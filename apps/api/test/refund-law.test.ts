import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answer, guestCalls } from './guest-calls.ts';
import { requireInvariants } from './invariants.ts';
import { book, type Booked } from './journeys.ts';
import { isNight } from './night.ts';
import { payBy, playedGateways } from './played-gateways.ts';
import { moneyAtSandbox, sandboxMoney } from './sandbox-money.ts';
import { startSandbox, type SandboxProcess } from './sandbox-process.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';

const minute = 60_000;
const [firstDay, runs] = ['2026-11-23' as LocalDate, isNight ? 24 : 6];
const quoted = z.object({ refund: z.int(), penalty: z.int(), processingCharge: z.int(), paid: z.int() });
const stored = z.object({
  status: z.string(),
  refundAmount: z.int(),
  kept: z.int(),
  refunds: z.array(z.object({ amount: z.int() })),
});

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandbox();
}, 60_000);
afterAll(() => sandbox.stop());

const sum = (refunds: readonly { readonly amount: number }[]): number =>
  refunds.reduce((all, { amount }) => all + amount, 0);

/** Changes a booking where it can be changed: what is due for it, and the refund that was shown. */
async function changeTo(
  engine: TestEngine,
  { bookingId, cookie }: Booked,
  stay: object,
): Promise<{ due: number; refund: number }> {
  const { post } = guestCalls(engine);
  const [status, change] = answer(await post(`bookings/${bookingId}/modification-quote`, { stay }, cookie));
  if (status !== 200) return { due: 0, refund: 0 };
  const { quoteToken, due, refund } = change as { quoteToken: string; due: number; refund: number };
  const changed = await post(`bookings/${bookingId}/modification`, { quoteToken, due, refund }, cookie);
  if (changed.statusCode !== 200) throw new Error(changed.body);
  return { due, refund };
}

/** Cancels a booking: the refund that was shown, or null where it could not be cancelled any more. */
async function cancelAtWhatIsShown(engine: TestEngine, { bookingId, cookie }: Booked): Promise<number | null> {
  const { post } = guestCalls(engine);
  const [status, body] = answer(await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie));
  if (status !== 200) return null;
  const { refund, penalty, processingCharge, paid } = quoted.parse(body);
  if (refund + penalty + processingCharge !== paid) throw new Error(`of ${paid} not everything is told`);
  const cancelled = await post(`bookings/${bookingId}/cancellation`, { refund }, cookie);
  if (cancelled.statusCode !== 200) throw new Error(cancelled.body);
  return refund;
}

describe.each(playedGateways)('money at %s', (name) => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine('postgresql', moneyAtSandbox(sandbox));
    await payBy(engine, name);
  }, 60_000);
  afterAll(() => engine.close());

  it('the refund that is shown is the one that is stored and the one that is ordered at the gateway', async () => {
    const { relay, view } = guestCalls(engine);
    const money = sandboxMoney(engine, sandbox, name);
    const anyBooking = fc.record({
      ahead: fc.integer({ min: 1, max: 12 }),
      nights: fc.integer({ min: 1, max: 4 }),
      rooms: fc.integer({ min: 1, max: 2 }),
      terms: fc.constantFrom(
        { ratePlanId: 'flexible', plan: 'full' },
        { ratePlanId: 'flexible', plan: 'advance' },
        { ratePlanId: 'saver', plan: 'full' },
      ),
      minutesToChange: fc.option(fc.integer({ min: 0, max: 6 * 24 * 60 })),
      nightsAfter: fc.integer({ min: 1, max: 4 }),
      minutes: fc.integer({ min: 0, max: 13 * 24 * 60 }),
    });
    const flexible = { ahead: 10, nights: 2, rooms: 1, terms: { ratePlanId: 'flexible', plan: 'full' } } as const;
    const unchanged = { minutesToChange: null, nightsAfter: 1 };
    const [early, afterwards] = [{ minutes: 0 }, { ahead: 1, nights: 1, minutes: 13 * 24 * 60 }];
    const kinds = { cancelled: 0, closed: 0, withRefund: 0 };
    await fc.assert(
      fc
        .asyncProperty(anyBooking, async ({ ahead, nights, rooms, terms, minutesToChange, nightsAfter, minutes }) => {
          const checkIn = addDays(firstDay, ahead);
          const booked = await book(engine, { checkIn, checkOut: addDays(checkIn, nights), rooms, ...terms });
          const payments = [await money.pay(booked)];
          let shown = 0;

          if (minutesToChange !== null) {
            engine.pass(minutesToChange * minute);
            const stay = { kind: 'nights', checkIn, checkOut: addDays(checkIn, nightsAfter) };
            const change = await changeTo(engine, booked, stay);
            shown += change.refund;
            if (change.due > 0) payments.push(await money.pay(booked));
          }
          engine.pass(minutes * minute);
          const refund = await cancelAtWhatIsShown(engine, booked);
          shown += refund ?? 0;
          kinds.cancelled += Number(refund !== null);
          kinds.closed += Number(refund === null);

          await relay();
          const booking = stored.parse(await view(booked));
          kinds.withRefund += Number(shown > 0);
          expect({
            total: booking.refundAmount,
            rows: sum(booking.refunds),
            gateway: await money.ordered(payments),
          }).toEqual({ total: shown, rows: shown, gateway: shown });
        })
        .afterEach(async () => {
          await requireInvariants(engine.deps.db);
          await engine.reset();
        }),
      {
        numRuns: runs,
        examples: [[{ ...flexible, ...unchanged, ...early }], [{ ...flexible, ...unchanged, ...afterwards }]],
      },
    );
    // Every kind of ending was among them.
    expect(Object.values(kinds).every((count) => count > 0)).toBe(true);
  }, 120_000);
});
