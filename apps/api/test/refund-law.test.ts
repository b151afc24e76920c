import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { answer, guestCalls } from './guest-calls.ts';
import { requireInvariants } from './invariants.ts';
import { book, completeByRazorpay, openOrder, type Booked } from './journeys.ts';
import { startSandbox, type SandboxProcess } from './sandbox-process.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';

const minute = 60_000;
const [firstDay, runs] = ['2026-11-23' as LocalDate, 24];
const refundsAtGateway = z.object({ items: z.array(z.object({ amount: z.int() })) });
const paidAtGateway = z.object({
  response: z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() }),
});
const quoted = z.object({ refund: z.int(), penalty: z.int(), processingCharge: z.int(), paid: z.int() });
const stored = z.object({
  status: z.string(),
  refundAmount: z.int(),
  kept: z.int(),
  refunds: z.array(z.object({ amount: z.int() })),
});

let sandbox: SandboxProcess;
let engine: TestEngine;
beforeAll(async () => {
  sandbox = await startSandbox();
  engine = await startTestEngine('postgresql', { RAZORPAY_URL: `${sandbox.url}/razorpay` });
}, 60_000);
afterAll(async () => {
  await engine.close();
  await sandbox.stop();
});

const sum = (refunds: readonly { readonly amount: number }[]): number =>
  refunds.reduce((all, { amount }) => all + amount, 0);

/** Pays what is due now in the gateway's window; the payment's id there. */
async function payAtGateway({ bookingId }: Booked): Promise<string> {
  const orderId = await openOrder(engine, bookingId);
  const paid = await fetch(`${sandbox.url}/razorpay/checkout/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId, succeeds: true }),
  });
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = paidAtGateway.parse(
    await paid.json(),
  ).response;
  expect((await completeByRazorpay(engine, bookingId, orderId, { paymentId, signature })).statusCode).toBe(200);
  return paymentId;
}

/** All that the gateway was told to give back of some payments, in rupees. */
async function orderedAtGateway(payments: readonly string[]): Promise<number> {
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = engine.deps.settings;
  const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const lists = await Promise.all(
    payments.map(async (payment) => {
      const reply = await fetch(`${sandbox.url}/razorpay/v1/payments/${payment}/refunds`, {
        headers: { authorization },
      });
      return refundsAtGateway.parse(await reply.json()).items;
    }),
  );
  return sum(lists.flat()) / 100;
}

/** Changes a booking where it can be changed: what is due for it, and the refund that was shown. */
async function changeTo({ bookingId, cookie }: Booked, stay: object): Promise<{ due: number; refund: number }> {
  const { post } = guestCalls(engine);
  const [status, change] = answer(await post(`bookings/${bookingId}/modification-quote`, { stay }, cookie));
  if (status !== 200) return { due: 0, refund: 0 };
  const { quoteToken, due, refund } = change as { quoteToken: string; due: number; refund: number };
  const changed = await post(`bookings/${bookingId}/modification`, { quoteToken, due, refund }, cookie);
  if (changed.statusCode !== 200) throw new Error(changed.body);
  return { due, refund };
}

/** Cancels a booking: the refund that was shown, or null where it could not be cancelled any more. */
async function cancelAtWhatIsShown({ bookingId, cookie }: Booked): Promise<number | null> {
  const { post } = guestCalls(engine);
  const [status, body] = answer(await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie));
  if (status !== 200) return null;
  const { refund, penalty, processingCharge, paid } = quoted.parse(body);
  if (refund + penalty + processingCharge !== paid) throw new Error(`of ${paid} not everything is told`);
  const cancelled = await post(`bookings/${bookingId}/cancellation`, { refund }, cookie);
  if (cancelled.statusCode !== 200) throw new Error(cancelled.body);
  return refund;
}

it('the refund that is shown is the one that is stored and the one that is ordered at the gateway', async () => {
  const { relay, view } = guestCalls(engine);
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
  const kinds = { cancelled: 0, closed: 0, withRefund: 0 };
  await fc.assert(
    fc
      .asyncProperty(anyBooking, async ({ ahead, nights, rooms, terms, minutesToChange, nightsAfter, minutes }) => {
        const checkIn = addDays(firstDay, ahead);
        const booked = await book(engine, { checkIn, checkOut: addDays(checkIn, nights), rooms, ...terms });
        const payments = [await payAtGateway(booked)];
        let shown = 0;

        if (minutesToChange !== null) {
          engine.pass(minutesToChange * minute);
          const stay = { kind: 'nights', checkIn, checkOut: addDays(checkIn, nightsAfter) };
          const change = await changeTo(booked, stay);
          shown += change.refund;
          if (change.due > 0) payments.push(await payAtGateway(booked));
        }
        engine.pass(minutes * minute);
        const refund = await cancelAtWhatIsShown(booked);
        shown += refund ?? 0;
        kinds.cancelled += Number(refund !== null);
        kinds.closed += Number(refund === null);

        await relay();
        const booking = stored.parse(await view(booked));
        kinds.withRefund += Number(shown > 0);
        expect({
          total: booking.refundAmount,
          rows: sum(booking.refunds),
          gateway: await orderedAtGateway(payments),
        }).toEqual({ total: shown, rows: shown, gateway: shown });
      })
      .afterEach(async () => {
        await requireInvariants(engine.deps.db);
        await engine.reset();
      }),
    { numRuns: runs },
  );
  // Every kind of ending was among them.
  expect(Object.values(kinds).every((count) => count > 0)).toBe(true);
}, 120_000);
