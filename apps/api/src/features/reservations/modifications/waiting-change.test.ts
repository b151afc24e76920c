import { describe, expect, it } from 'vitest';
import { gatewayStays } from '../../../../test/gateway-stays.ts';
import { openOrder, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { playGateway } from '../../../../test/played-gateways.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';

// Shows docs/rules.md: What was agreed (A change).
describe('a change that waits for its payment', () => {
  const engine = openEngine();
  const call = propertyCalls(engine);
  const gateway = playGateway(engine, 'razorpay');

  // Two nights of 5,040 are paid in full.
  const { post, view, paidStay, atDashboard, told } = gatewayStays(engine, gateway);
  const posts = async ({ bookingId }: Booked, what: string, payload: object): Promise<void> =>
    expect((await call('POST', `bookings/${bookingId}/${what}`, payload)).statusCode).toBe(200);

  /** Asks for a third night, of 5,544: the sum shown, and the sum asked for. */
  const asksForNight = async (stay: Booked): Promise<unknown[]> => {
    const nights = { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-05' };
    const quote = await post(`bookings/${stay.bookingId}/modification-quote`, { stay: nights }, stay.cookie);
    const { quoteToken, due, refund } = quote.json<{ quoteToken: string; due: number; refund: number }>();
    await post(`bookings/${stay.bookingId}/modification`, { quoteToken, due, refund }, stay.cookie);
    return [due, (await view(stay))['amountDueNow']];
  };
  const pays = async (stay: Booked): Promise<Record<string, unknown>> => {
    await gateway.complete(stay.bookingId, await openOrder(engine, stay.bookingId), { paymentId: 'pay_of_the_change' });
    return view(stay);
  };
  const made = { total: 15_624, change: null, amountDueNow: 0 };

  it('asks for what was shown, less what the property has taken off the folio', async () => {
    const stay = await paidStay();
    await posts(stay, 'folio/lines', { kind: 'extra', name: 'Bar', amount: 500 });
    await posts(stay, 'folio/lines', { kind: 'adjustment', amount: -1500, reason: 'Cold water' });
    expect(await asksForNight(stay)).toEqual([5544, 5544]);
    expect(await pays(stay)).toMatchObject({ ...made, amountPaid: 15_624, refundAmount: 1000 });
  });

  it('asks for what it adds, however much has gone back at the gateway', async () => {
    const stay = await paidStay();
    atDashboard(2000);
    await told(stay, 'refund.processed', 2000);
    expect(await asksForNight(stay)).toEqual([5544, 5544]);
    expect(await pays(stay)).toMatchObject({ ...made, amountPaid: 15_624, refundAmount: 2000 });
  });

  it('is made where a part of what stands on the folio is paid', async () => {
    const stay = await paidStay();
    await posts(stay, 'folio/lines', { kind: 'extra', name: 'Bar', amount: 1000 });
    await posts(stay, 'payments', { amount: 400, method: 'cash' });
    expect(await asksForNight(stay)).toEqual([5544, 5544]);
    expect(await pays(stay)).toMatchObject({ ...made, amountPaid: 16_024, refundAmount: 0 });
  });
});
