import { beforeEach, describe, expect, it } from 'vitest';
import { contractCalls, nights, openHouse, roomOn, setDeposits, setPrice } from './contract-house.ts';
import { restoreFiles } from './edit-hotel.ts';
import { completeByRazorpay, openOrder, postBooking, type Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: What was agreed (Plans).

const [checkIn, checkOut] = ['2027-02-20', '2027-02-22'] as const;

// Two nights at 100.00. `flexible` asks for the first of them and is free until 48 hours before, half until 24;
// `saver` asks for 25.00 and gives nothing back.
describe('a deposit by plan', () => {
  const engine = openEngine();
  const { cancelQuote, changeQuote, makeQuoted, payRest, post, relay, until, view } = contractCalls(engine);
  restoreFiles(engine, 1760);
  beforeEach(async () => {
    await openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
      setDeposits(facts);
    });
  });

  const booked = async (...plans: string[]): Promise<Booked> => {
    const quote = await post('quotes', { hotelId: 1760, stay: nights(checkIn, checkOut), rooms: plans.map(roomOn) });
    const reply = await postBooking(engine, quote.json<{ quoteToken: string }>().quoteToken, { plan: 'advance' });
    const made = reply.json<{ bookingId: string; status: string }>();
    const orderId = await openOrder(engine, made.bookingId);
    expect((await completeByRazorpay(engine, made.bookingId, orderId)).statusCode).toBe(200);
    return { ...made, cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' };
  };
  const cancelled = async (one: Booked, refund: number) => {
    const reply = await post(`bookings/${one.bookingId}/cancellation`, { refund }, one.cookie);
    await relay();
    return [reply.statusCode, await view(one)];
  };

  it.each([
    ['comes back in the free tier, less the processing charge', ['flexible'], '2027-02-01T12:00:00Z', 10_000, 9750],
    ['is kept where half of the stay is', ['flexible'], '2027-02-19T02:00:00Z', 10_000, 0],
    ['is all that is kept where the stay costs more', ['flexible'], '2027-02-20T02:00:00Z', 10_000, 0],
    ['of a plan that gives nothing back is kept', ['saver'], '2027-02-01T12:00:00Z', 2500, 0],
    ['of two plans follows the strictest of them', ['flexible', 'saver'], '2027-02-01T12:00:00Z', 20_000, 0],
  ])('%s', async (_, plans, moment, deposit, refund) => {
    const one = await booked(...plans);
    expect(await view(one)).toMatchObject({ amountPaid: deposit, total: 20_000 * plans.length });
    until(moment);
    expect(await cancelQuote(one)).toMatchObject([200, { paid: deposit, refund }]);
    expect(await cancelled(one, refund)).toMatchObject([
      200,
      { status: 'cancelled', refundAmount: refund, kept: deposit - refund },
    ]);
  });

  it('and the rest come back together once the rest is paid', async () => {
    const one = await booked('flexible');
    await payRest(one);
    expect(await view(one)).toMatchObject({ amountPaid: 20_000, paymentStatus: 'paid' });
    until('2027-02-01T12:00:00Z');
    expect(await cancelled(one, 19_500)).toMatchObject([200, { refundAmount: 19_500, kept: 500 }]);
  });

  it('stays what was asked for, whatever the plan asks for later and however long the stay becomes', async () => {
    const one = await booked('flexible');
    await openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
      for (const plan of facts.ratePlans) plan.advance = { kind: 'percentage', percent: 90 };
    });
    const [status, longer] = await changeQuote(one, { stay: nights(checkIn, '2027-02-23') });
    expect([status, longer]).toMatchObject([200, { newTotal: 30_000, difference: 10_000, due: 0 }]);
    expect((await makeQuoted(one, longer)).statusCode).toBe(200);
    until('2027-02-01T12:00:00Z');
    expect(await cancelled(one, 9750)).toMatchObject([200, { total: 30_000, refundAmount: 9750, kept: 250 }]);
  });
});
