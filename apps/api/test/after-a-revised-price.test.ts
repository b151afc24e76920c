import { describe, expect, it } from 'vitest';
import { nights } from './contract-house.ts';
import { openOrder } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { paidRequests, takePaidRequests, type PaidRequest } from './paid-requests.ts';
import { playedGateways, playGateway } from './played-gateways.ts';

// Shows docs/rules.md: Requests that are paid (Another price); What was agreed (Other price); Cancellation fees.

const [checkIn, checkOut] = ['2026-12-02', '2026-12-04'] as const;

// Two nights at ₹5,040 with their tax, paid with the request, that the hotel revises. Free until 48 hours before, half
// until 24; the payment company keeps 2.5 % of what goes back through it, and nothing of what a lower price gives back.
describe.each(playedGateways)('a stay at a revised price, paid at %s,', (name) => {
  const engine = openEngine();
  const gateway = playGateway(engine, name);
  takePaidRequests(engine);
  const { paid, revise, answer, post, view, givenBack } = paidRequests(engine, gateway);

  const accepted = async (price: number, plan = 'full'): Promise<PaidRequest> => {
    const request = await paid({ checkIn, checkOut, plan });
    await revise(request, price);
    expect(await answer(request, 'accept', price)).toBe(200);
    if ((await view(request))['status'] === 'payment_pending') await payRest(request, 'pay_rest');
    expect(await view(request)).toMatchObject({ status: 'confirmed', total: price });
    return request;
  };
  const payRest = async ({ bookingId }: PaidRequest, paymentId: string): Promise<void> => {
    const told = await gateway.complete(bookingId, await openOrder(engine, bookingId), { paymentId });
    expect(told.statusCode).toBe(200);
  };
  const cancelled = async ({ bookingId, cookie }: PaidRequest): Promise<Record<string, number>> => {
    const quote = await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie);
    const { fee, processingCharge, refund } = quote.json<Record<string, number>>();
    expect((await post(`bookings/${bookingId}/cancellation`, { refund }, cookie)).statusCode).toBe(200);
    return { fee: fee ?? -1, charge: processingCharge ?? -1, refund: refund ?? -1, back: await givenBack() };
  };
  const changed = async ({ bookingId, cookie }: PaidRequest, until: string): Promise<object> => {
    const stay = nights(checkIn, until);
    const quote = await post(`bookings/${bookingId}/modification-quote`, { stay }, cookie);
    const { quoteToken, due, refund, newTotal } = quote.json<Record<string, unknown>>();
    const made = await post(`bookings/${bookingId}/modification`, { quoteToken, due, refund }, cookie);
    return { status: made.statusCode, due, refund, newTotal };
  };

  // 12,600 and 8,400 are 6,000 and 4,000 a night and 5 % of it.
  it.each<[string, number, string, Record<string, number>]>([
    // 2.5 % of 12,600, of two payments, is 315.
    ['higher, called off in time', 12_600, 'full', { fee: 0, charge: 315, refund: 12_285, back: 12_285 }],
    // 1,680 have gone back whole; of 8,400 the charge is 210.
    ['lower, called off in time', 8400, 'full', { fee: 0, charge: 210, refund: 8190, back: 1680 + 8190 }],
    // 30 % of 12,600 are 3,780, of which 94.5 are kept.
    [
      'higher and paid in part, called off in time',
      12_600,
      'advance',
      { fee: 0, charge: 95, refund: 3685, back: 3685 },
    ],
    // 30 % of the old price stay, 3,024: 75.6 are kept of it.
    ['lower and paid in part, called off in time', 8400, 'advance', { fee: 0, charge: 76, refund: 2948, back: 2948 }],
  ])('%s', async (_, price, plan, told) => {
    expect(await cancelled(await accepted(price, plan))).toEqual(told);
  });

  it.each([
    // Half of the price that was agreed, and not of the one that was asked for.
    ['higher', 12_600, { fee: 6300, charge: 158, refund: 6142, back: 6142 }],
    ['lower', 8400, { fee: 4200, charge: 105, refund: 4095, back: 1680 + 4095 }],
  ] as const)('%s, called off late', async (_, price, told) => {
    const request = await accepted(price);
    engine.pass(Date.parse('2026-12-01T02:00:00Z') - engine.deps.clock().getTime());
    expect(await cancelled(request)).toEqual(told);
  });

  it.each([
    ['higher', 12_600, 6300, 6142],
    ['lower', 8400, 4200, 4095],
  ] as const)('%s, shortened, and made longer again at today’s price', async (_, price, half, back) => {
    const request = await accepted(price);
    expect(await changed(request, '2026-12-03')).toEqual({ status: 200, due: 0, refund: back, newTotal: half });
    expect(await changed(request, checkOut)).toEqual({ status: 200, due: 5040, refund: 0, newTotal: half + 5040 });
    await payRest(request, 'pay_longer');
    expect(await changed(request, '2026-12-03')).toMatchObject({ status: 200, refund: 4914, newTotal: half });
  });

  it('is the one that its guest was asked about: the hotel names no other meanwhile', async () => {
    const request = await paid({ checkIn, checkOut });
    expect(await revise(request, 12_600)).toBe(200);
    expect(await revise(request, 8400)).toBe(409);
    expect(await answer(request, 'accept', 8400)).toBe(409);
    expect(await answer(request, 'refuse', 12_600)).toBe(200);
    expect([await view(request), await givenBack()]).toMatchObject([{ status: 'rejected', kept: 0 }, 10_080]);
  });
});
