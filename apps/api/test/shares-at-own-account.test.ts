import { ownGateways } from '@latchkey/booking-core/gateways';
import { describe, expect, it } from 'vitest';
import { answer, guestCalls } from './guest-calls.ts';
import { openEngine } from './open-engine.ts';
import { nameAccount, playOwn, providersAccount } from './own-house.ts';
import { shareCalls } from './shares.ts';

// Shows docs/rules.md: A hotel’s own account (Asked where it is); Several payers (Refunds, Never more than is due).

const day = 24 * 3_600_000;

describe.each(ownGateways)('a stay that several pay at a hotel’s own account at %s', (name) => {
  const engine = openEngine();
  const gateway = playOwn(engine, name);
  const { post, relay, view } = guestCalls(engine);
  const { divided, order, pay } = shareCalls(engine, gateway);
  const backAt = ({ refunds }: typeof gateway.memory): [string, number][] =>
    [...refunds.values()]
      .map(({ gatewayPaymentId, amount }): [string, number] => [gatewayPaymentId, amount / 100])
      .toSorted(([one], [other]) => one.localeCompare(other));
  const atProviders = (): unknown[] => [engine.razorpay, engine.stripe, engine.cardVault].flatMap(backAt);

  it('goes back to each of them in proportion from there, whatever the hotel’s documents name by then', async () => {
    const stay = await divided([6000, 4080]);
    const [first, second] = [await pay(stay.shares[0] ?? ''), await pay(stay.shares[1] ?? '')];
    expect(await view(stay)).toMatchObject({ amountPaid: 10_080, amountPayable: 0 });
    await nameAccount(engine, providersAccount);
    engine.pass(8 * day);
    const [, { refund }] = answer(await post(`bookings/${stay.bookingId}/cancellation-quote`, {}, stay.cookie));
    expect((await post(`bookings/${stay.bookingId}/cancellation`, { refund }, stay.cookie)).statusCode).toBe(200);
    await relay();
    // Half the price is kept, and 2.5 % for the payment company: 10080 / 2 * 0.975 = 4914, in the ratio of 6000 to 4080.
    expect(backAt(gateway.memory)).toEqual([
      [first, 2925],
      [second, 1989],
    ]);
    expect(atProviders()).toEqual([]);
  });

  it('is given back from there where one of them pays twice', async () => {
    const { shares, bookingId } = await divided([6000, 4080]);
    const opened = await order(shares[0] ?? '', 6000);
    // The site's pages know this account already.
    expect(opened.json()).not.toHaveProperty('account');
    const { order_id: orderId } = opened.json<{ order_id: string }>();
    await gateway.tell({ orderId, paymentId: 'pay_first' });
    await gateway.tell({ orderId, paymentId: 'pay_again' });
    await relay();
    expect(backAt(gateway.memory)).toEqual([['pay_again', 6000]]);
    expect(atProviders()).toEqual([]);
    const row = await engine.deps.db
      .selectFrom('payment')
      .select(['gateway', 'vendor'])
      .where('hotel_id', '=', 1760)
      .where('booking_id', '=', bookingId as never)
      .execute();
    expect(row).toEqual([{ gateway: name, vendor: 'own' }]);
  });
});
