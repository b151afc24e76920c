import { describe, expect, it } from 'vitest';
import { bookingKey } from '../src/database/booking-key.ts';
import { gatewayStays, type Stay } from './gateway-stays.ts';
import { openEngine } from './open-engine.ts';
import { playGateway } from './played-gateways.ts';
import { written } from './written.ts';

// Shows docs/rules.md: Money at the gateway (Refused refunds, A dispute).
describe('a refund of which the gateway has less than is owed', () => {
  const engine = openEngine();
  const gateway = playGateway(engine, 'razorpay');
  const { relay, view, paidStay, disputed, toldDispute, cancel, asked, toProperty } = gatewayStays(engine, gateway);
  /** The gateway has so much of the payment, and does not say where the rest went. */
  const has = ({ paymentId }: Stay, rupees: number): void =>
    void gateway.memory.elsewhere.set(paymentId, { captured: rupees * 100 });
  const refundsOf = async ({ bookingId }: Stay) => {
    const { hotel_id, booking_id } = bookingKey(1760, bookingId);
    const rows = await engine.deps.db
      .selectFrom('refund')
      .select(['amount', 'status', 'asked_amount', 'reason', 'payment_id'])
      .where('hotel_id', '=', hotel_id)
      .where('booking_id', '=', booking_id)
      .orderBy('amount')
      .execute();
    expect(new Set(rows.map(({ reason, payment_id }) => `${reason} ${payment_id}`)).size).toBe(1);
    return rows.map(({ amount, status, asked_amount }) => [amount, status, asked_amount]);
  };
  const { events } = written(engine);

  it('is asked for as far as it is there; the property owes what is left, and is told', async () => {
    const stay = await paidStay();
    expect(await cancel(stay, 9828)).toBe(200);
    has(stay, 2080);
    await relay();
    expect(asked()).toEqual([2080]);
    expect(await refundsOf(stay)).toEqual([
      [2080, 'processed', 2080],
      [7748, 'unpayable', null],
      [9828, 'superseded', null],
    ]);
    expect(await events(stay.bookingId, 'refund_given_up')).toEqual([
      ['system', expect.objectContaining({ amount: 7748, refundId: expect.any(String) })],
    ]);
    expect(toProperty().filter((subject) => /refund/i.test(subject))).not.toEqual([]);
  });

  it('of which nothing is there is the property’s to give', async () => {
    const stay = await paidStay();
    expect(await cancel(stay, 9828)).toBe(200);
    has(stay, 0);
    await relay();
    expect([asked(), await refundsOf(stay)]).toEqual([
      [],
      [
        [9828, 'superseded', null],
        [9828, 'unpayable', null],
      ],
    ]);
  });

  it('of which all is there to the last rupee is asked for whole', async () => {
    const stay = await paidStay();
    expect(await cancel(stay, 9828)).toBe(200);
    has(stay, 9828);
    await relay();
    expect([asked(), await refundsOf(stay)]).toEqual([[9828], [[9828, 'processed', 9828]]]);
    expect(await view(stay)).toMatchObject({ paymentStatus: 'refunded' });
  });

  it.each([
    ['open', 'created', 'dispute_opened'],
    ['won', 'won', 'dispute_won'],
    ['lost', 'lost', 'dispute_lost'],
    ['closed', 'closed', 'dispute_closed'],
  ] as const)('a dispute that is %s stands in the history of its booking, with its sum', async (status, end, type) => {
    const stay = await paidStay();
    disputed(status, 3000);
    await toldDispute(stay, end, 3000);
    expect(await events(stay.bookingId, type)).toEqual([['payment', { disputeId: 'disp_1', amount: 3000 }]]);
  });
});
