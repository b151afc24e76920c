import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingKey, type BookingKey } from '../../database/booking-key.ts';
import { transact } from '../../database/transact.ts';
import { book, openOrder } from '../../../test/journeys.ts';
import { openEngine } from '../../../test/open-engine.ts';
import { playGateway } from '../../../test/played-gateways.ts';
import { shareCalls } from '../../../test/shares.ts';
import { authorizationOf } from '../../../test/tenancy/two-guests.ts';
import { written } from '../../../test/written.ts';
import { writeDispute } from './disputes.queries.ts';
import { refundAmount, refundCaptured } from './refund-amount.ts';

// Shows docs/rules.md: Money at the property (Money that goes back).
describe('a refund of a stay that was paid in parts', () => {
  const engine = openEngine();
  const gateway = playGateway(engine, 'razorpay');
  const { divided, pay } = shareCalls(engine, gateway);
  const { history } = written(engine);
  let [bookingId, key] = ['', {} as BookingKey];
  /** By what the refunds are of: the gateway's name of the payment. */
  const refunds = async (): Promise<string[]> => {
    const rows = await engine.deps.db
      .selectFrom('refund')
      .innerJoin('payment', (join) =>
        join.onRef('payment.payment_id', '=', 'refund.payment_id').onRef('payment.hotel_id', '=', 'refund.hotel_id'),
      )
      .select(['payment.gateway_payment_id', 'refund.amount', 'refund.reason', 'refund.status', 'refund.origin'])
      .execute();
    return rows
      .map(({ gateway_payment_id: id, amount, reason, status, origin }) =>
        [id, amount, reason, status, origin].join(' '),
      )
      .toSorted();
  };
  const refundOf = (id: string, amount: number) => `${id} ${amount} a reason pending engine`;
  const give = (amount: number): Promise<void> =>
    transact(engine.deps.db, (tx) => refundAmount(tx, key, amount, 'a reason', engine.deps.clock()));
  const owed = (amount: number) => ['owed_at_property', 'system', { amount, reason: 'a reason' }];

  /** 3024 ahead, 2000 in cash, the other 5056 by the link. */
  beforeEach(async () => {
    ({ bookingId } = await book(engine, { plan: 'advance' }));
    key = bookingKey(1760, bookingId);
    await gateway.tell({ orderId: await openOrder(engine, bookingId), paymentId: 'pay_ahead' });
    engine.pass(1000);
    const paid = await engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${bookingId}/payments`,
      headers: { ...authorizationOf(engine, 1760), 'idempotency-key': randomUUID() },
      payload: { method: 'cash', amount: 2000 },
    });
    if (paid.statusCode !== 200) throw new Error(paid.body);
    engine.pass(1000);
    await gateway.tell({ orderId: await openOrder(engine, bookingId), paymentId: 'pay_rest' });
  });

  it.each([
    ['nothing', 0, [], []],
    ['the latest alone', 5056, [refundOf('pay_rest', 5056)], []],
    ['the one before, too', 5057, [refundOf('pay_ahead', 1), refundOf('pay_rest', 5056)], []],
    ['both', 8080, [refundOf('pay_ahead', 3024), refundOf('pay_rest', 5056)], []],
    ['the cash, too', 8081, [refundOf('pay_ahead', 3024), refundOf('pay_rest', 5056)], [owed(1)]],
    ['all', 10_080, [refundOf('pay_ahead', 3024), refundOf('pay_rest', 5056)], [owed(2000)]],
  ])('takes of %s', async (_, amount, made, atProperty) => {
    const before = (await history(bookingId)).length;
    await give(amount);
    expect(await refunds()).toEqual(made);
    const after = await history(bookingId, before);
    expect(after.slice(made.length)).toEqual(atProperty);
    expect(after.slice(0, made.length).map((one) => (one as [string])[0])).toEqual(made.map(() => 'refund_started'));
  });

  it('is written down with who owes it, of nobody’s making', async () => {
    await give(10_080);
    const entries = await engine.deps.db
      .selectFrom('property_payment')
      .selectAll()
      .where('kind', '=', 'owed')
      .execute();
    expect(entries).toEqual([
      {
        ...key,
        entry_id: expect.stringMatching(/^[\w-]{20,}$/) as unknown,
        kind: 'owed',
        method: null,
        amount: 2000,
        currency: 'INR',
        reverses: null,
        reason: 'a reason',
        note: null,
        payer_id: null,
        author_kind: null,
        author_id: null,
        author_name: null,
        shift_id: null,
        created_at: engine.deps.clock(),
      },
    ]);
  });

  it('is never more than was paid', async () => {
    await expect(give(10_081)).rejects.toThrow('more than was captured');
    expect(await refunds()).toEqual([]);
  });

  it('takes of what no refund has claimed, and nothing twice', async () => {
    await give(5000);
    await give(100);
    expect(await refunds()).toEqual([refundOf('pay_ahead', 44), refundOf('pay_rest', 5000), refundOf('pay_rest', 56)]);
  });

  it('takes of a payment in dispute last', async () => {
    const rest = await engine.deps.db
      .selectFrom('payment')
      .select('payment_id')
      .where('hotel_id', '=', 1760)
      .where('gateway_payment_id', '=', 'pay_rest')
      .executeTakeFirstOrThrow();
    const at = engine.deps.clock();
    const dispute = {
      ...key,
      ...rest,
      gateway: 'razorpay',
      gateway_dispute_id: 'disp_1',
      amount: 100,
      gone: 0,
    } as const;
    await transact(engine.deps.db, (tx) =>
      writeDispute(tx, { ...dispute, status: 'open', opened_at: at, changed_at: at }),
    );
    await give(3025);
    expect(await refunds()).toEqual([refundOf('pay_ahead', 3024), refundOf('pay_rest', 1)]);
  });

  it('of all that is left goes by each payment, and the cash', async () => {
    await give(5000);
    const before = (await history(bookingId)).length;
    await transact(engine.deps.db, (tx) => refundCaptured(tx, key, 'a reason', engine.deps.clock()));
    expect(await refunds()).toEqual([
      refundOf('pay_ahead', 3024),
      refundOf('pay_rest', 5000),
      refundOf('pay_rest', 56),
    ]);
    expect((await history(bookingId, before)).at(-1)).toEqual(owed(2000));
  });

  it('of several payers is shared by what each has paid, and what they lack is the property’s', async () => {
    const stay = await divided([6000, 4080]);
    const [first, second] = [await pay(stay.shares[0] ?? ''), await pay(stay.shares[1] ?? '')];
    key = bookingKey(1760, stay.bookingId);
    await give(101);
    // 101 * 6000 / 10,080 = 60.1 and 40.9.
    expect(await refunds()).toEqual([refundOf(first, 60), refundOf(second, 41)]);
    await expect(give(9980)).rejects.toThrow('more than was captured');
  });
});
