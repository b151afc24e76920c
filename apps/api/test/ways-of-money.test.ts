import { beforeEach, describe, expect, it } from 'vitest';
import { colleagueAtDesk, ownerAtDesk, type AtDesk } from './desk.ts';
import { editHotel, restoreFiles } from './edit-hotel.ts';
import { answer, guestCalls } from './guest-calls.ts';
import { requireInvariants } from './invariants.ts';
import { book, openOrder, type Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { playGateway } from './played-gateways.ts';
import { shareCalls } from './shares.ts';

interface Quoted {
  readonly quoteToken: string;
  readonly difference: number;
  readonly due: number;
  readonly paid: number;
  readonly fee: number;
  readonly penalty: number;
  readonly processingCharge: number;
  readonly refund: number;
  readonly atProperty?: number;
  readonly arrives: object | null;
}
interface Seen {
  readonly total: number;
  readonly amountPaid: number;
  readonly refundAmount: number;
  readonly kept: number;
  readonly owedAtProperty?: number;
  readonly leastFee: number;
  readonly cancelling: readonly (Pick<Quoted, 'fee' | 'processingCharge' | 'refund'> & { readonly until: string })[];
}

const charge = (gross: number): number => Math.floor(gross * 0.025 + 0.5);

// Shows docs/rules.md: Money at the property (Money that goes back); What was agreed (Cancelling after a change).
describe('money that goes back', () => {
  const engine = openEngine();
  const gateway = playGateway(engine, 'razorpay');
  const { post, relay, view } = guestCalls(engine);
  const { divided, pay } = shareCalls(engine, gateway);
  restoreFiles(engine, 1760);
  let desk: AtDesk;
  beforeEach(async () => {
    desk = await colleagueAtDesk(engine, await ownerAtDesk(engine), 'reception');
  });
  const seen = async (booked: Booked): Promise<Seen> => (await view(booked)) as unknown as Seen;
  const inCash = async ({ bookingId }: Booked, amount: number): Promise<void> => {
    const paid = await desk.call('POST', `bookings/${bookingId}/payments`, { amount, method: 'cash' });
    if (paid.statusCode !== 200) throw new Error(paid.body);
  };
  let orders = 0;
  const online = async ({ bookingId }: Booked): Promise<void> => {
    orders += 1;
    const paymentId = `pay_way${String(orders).padStart(11, '0')}`;
    await gateway.complete(bookingId, await openOrder(engine, bookingId), { paymentId });
  };
  const nights = (checkOut: string): object => ({
    stay: { kind: 'nights', checkIn: '2026-12-02', checkOut },
  });
  const quoteOf = async (booked: Booked, what: 'modification' | 'cancellation', body: object = {}): Promise<Quoted> =>
    (await post(`bookings/${booked.bookingId}/${what}-quote`, body, booked.cookie)).json<Quoted>();
  const shorten = async (booked: Booked, checkOut: string): Promise<Quoted> => {
    const quote = await quoteOf(booked, 'modification', nights(checkOut));
    const { quoteToken, due, refund } = quote;
    const made = await post(`bookings/${booked.bookingId}/modification`, { quoteToken, due, refund }, booked.cookie);
    if (made.statusCode !== 200) throw new Error(made.body);
    return quote;
  };
  const cancel = async (booked: Booked): Promise<Quoted> => {
    const quote = await quoteOf(booked, 'cancellation');
    const made = await post(`bookings/${booked.bookingId}/cancellation`, { refund: quote.refund }, booked.cookie);
    if (made.statusCode !== 200) throw new Error(made.body);
    return quote;
  };
  const askedOfGateway = (): number =>
    [...gateway.memory.refunds.values()].reduce((sum, { amount }) => sum + amount, 0) / 100;
  const toTheEve = (): void => engine.pass(new Date('2026-12-01T06:00:00Z').getTime() - engine.deps.clock().getTime());

  it('for a night less of a stay that was paid in cash costs no charge, and is given back at the property', async () => {
    const booked = await book(engine, { mode: 'at-property', checkOut: '2026-12-05' });
    const { total } = await seen(booked);
    await inCash(booked, total);
    const quote = await shorten(booked, '2026-12-04');
    expect(quote).toMatchObject({ penalty: 0, processingCharge: 0, refund: -quote.difference });
    expect(quote.atProperty).toBe(quote.refund);
    await relay();
    expect(await seen(booked)).toMatchObject({ kept: 0, refundAmount: quote.refund, owedAtProperty: quote.refund });
    expect(askedOfGateway()).toBe(0);
  });

  it('of a card and of cash goes by each way, with the charge off what the card gets alone', async () => {
    const booked = await book(engine, { plan: 'advance' });
    await online(booked);
    const { total, amountPaid: byCard } = await seen(booked);
    await inCash(booked, total - byCard);
    const before = await seen(booked);
    const free = { fee: 0, processingCharge: charge(byCard), refund: total - charge(byCard) };
    expect(before.cancelling[0]).toMatchObject({ ...free, atProperty: total - byCard });
    const quote = await cancel(booked);
    expect(quote).toMatchObject({ ...free, atProperty: total - byCard });
    await relay();
    expect(askedOfGateway()).toBe(byCard - charge(byCard));
    expect((await seen(booked)).owedAtProperty).toBe(total - byCard);
  });

  it('goes through the card first where the property gives a part back, and costs the guest no charge', async () => {
    const booked = await book(engine, { plan: 'advance' });
    await online(booked);
    const { total, amountPaid: byCard } = await seen(booked);
    await inCash(booked, total - byCard);
    await desk.call('POST', `bookings/${booked.bookingId}/refunds`, { amount: 1000 });
    await relay();
    expect(askedOfGateway()).toBe(1000);
    expect(await seen(booked)).toMatchObject({ kept: 0, refundAmount: 1000, total: total - 1000 });
    expect((await seen(booked)).owedAtProperty).toBeUndefined();
  });

  it('promises no days of a bank for what was paid in cash alone', async () => {
    const booked = await book(engine, { mode: 'at-property' });
    await inCash(booked, 1000);
    expect(await quoteOf(booked, 'cancellation')).toMatchObject({ refund: 1000, atProperty: 1000, arrives: null });
  });

  it('of an amount that the property names costs a charge of the card’s part alone', async () => {
    const booked = await book(engine, { mode: 'at-property' });
    await inCash(booked, 5000);
    const cancelled = await desk.call('POST', `bookings/${booked.bookingId}/cancellation`, { refund: 4000 });
    expect(answer(cancelled)).toMatchObject([200, { refund: 4000 }]);
  });

  it('of friends, and of cash, is no more by any way than came by it', async () => {
    const stay = await divided([3000, 2000]);
    const { total } = await seen(stay);
    for (const share of stay.shares) await pay(share);
    await inCash(stay, total - 5000);
    const quote = await cancel(stay);
    expect(quote).toMatchObject({ processingCharge: charge(5000), atProperty: total - 5000 });
    await relay();
    const parts = [...gateway.memory.refunds.values()].map(({ amount }) => amount / 100);
    expect(parts.toSorted((one, other) => other - one)).toEqual([2925, 1950]);
    expect((await seen(stay)).owedAtProperty).toBe(total - 5000);
    await requireInvariants(engine.deps.db);
  });

  describe('where a tax comes back', () => {
    beforeEach(async () => {
      await editHotel(engine, 1760, ({ facts }) => {
        const plain = { level: 'room', index: 0, useIndex: null, priceFrom: null, priceTo: null } as const;
        const always = { validFrom: null, validTo: null, inclusive: false };
        facts.taxes = [{ ...plain, ...always, id: 'city', name: 'City Tax', taxType: 'fixed', tax: 500 }];
      });
    });

    it.each([['advance'], ['full']])(
      'is no more by a change first than by cancelling at once, %s paid',
      async (plan) => {
        const booked = await book(engine, { plan, checkOut: '2026-12-06' });
        await online(booked);
        toTheEve();
        const { paid, penalty, fee, refund } = await quoteOf(booked, 'cancellation');
        const change = await shorten(booked, '2026-12-03');
        const { leastFee } = await seen(booked);
        expect(leastFee).toBe(fee - change.penalty);
        const cancelled = await cancel(booked);
        expect(change.penalty + cancelled.penalty).toBeGreaterThanOrEqual(penalty);
        expect(cancelled.fee).toBeGreaterThanOrEqual(leastFee);
        expect(change.refund + cancelled.refund).toBeLessThanOrEqual(refund + 1);
        expect((await seen(booked)).kept + change.refund + cancelled.refund).toBe(paid);
        await requireInvariants(engine.deps.db);
      },
    );
  });
});
