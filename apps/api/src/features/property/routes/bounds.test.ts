import { beforeEach, describe, expect, it } from 'vitest';
import { colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { holdOn } from '../../../../test/guaranteed-house.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { authorizationOf } from '../../../../test/tenancy/two-guests.ts';

const minute = 60_000;

// Shows docs/rules.md: People of a hotel (Bounds).
describe('the bounds of reception', () => {
  const engine = openEngine();
  const { paid } = guestCalls(engine);
  let owner: AtDesk;
  let reception: AtDesk;
  const start = async (hotelId = 1760): Promise<void> => {
    owner = await ownerAtDesk(engine, hotelId);
    reception = await colleagueAtDesk(engine, owner, 'reception', hotelId);
  };
  beforeEach(() => start());
  const set = (bounds: object) => owner.call('PUT', 'bounds', bounds);
  const refund = (by: AtDesk, booking: string, amount: number) =>
    by.call('POST', `bookings/${booking}/refunds`, { amount });

  it('are none until the owner sets some, who alone can', async () => {
    expect((await reception.call('GET', 'bounds')).json()).toEqual({
      pricePercent: null,
      refund: null,
      currency: 'INR',
    });
    expect((await reception.call('PUT', 'bounds', { pricePercent: 5, refund: 1 })).json()).toEqual({
      code: 'not_allowed',
    });
    expect((await set({ pricePercent: 5, refund: 1000 })).json()).toMatchObject({ pricePercent: 5, refund: 1000 });
    expect((await reception.call('GET', 'bounds')).json()).toMatchObject({ pricePercent: 5, refund: 1000 });
    const stay = await paid();
    await set({ pricePercent: null, refund: null });
    expect((await refund(reception, stay.bookingId, 5000)).statusCode).toBe(200);
  });

  it('hold of all that goes back of a booking, in however many parts, and the attempt is journalled', async () => {
    await set({ pricePercent: null, refund: 1000 });
    const { bookingId } = await paid();
    expect((await refund(reception, bookingId, 600)).statusCode).toBe(200);
    const above = await refund(reception, bookingId, 401);
    expect([above.statusCode, above.json()]).toEqual([403, { code: 'above_bound' }]);
    expect((await refund(reception, bookingId, 400)).statusCode).toBe(200);
    const cancelled = await reception.call('POST', `bookings/${bookingId}/cancellation`, {});
    expect([cancelled.statusCode, cancelled.json()]).toEqual([403, { code: 'above_bound' }]);
    const lines = (await owner.call('GET', 'journal')).json<{ lines: { operation: string; outcome: string }[] }>()
      .lines;
    const refused = lines.filter(({ outcome }) => outcome === 'refused').map(({ operation }) => operation);
    expect(refused.toSorted()).toEqual(['cancelByProperty', 'refundByProperty']);
    expect((await reception.call('POST', `bookings/${bookingId}/cancellation`, { refund: 0 })).statusCode).toBe(200);
  });

  it('hold of a shorter stay that gives money back', async () => {
    const { bookingId } = await paid();
    await set({ pricePercent: null, refund: 1 });
    const stay = { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-03' };
    const quote = (await reception.call('POST', `bookings/${bookingId}/change-quote`, { stay })).json<{
      quoteToken: string;
    }>();
    const change = (by: AtDesk, more: object) =>
      by.call('POST', `bookings/${bookingId}/change`, { quoteToken: quote.quoteToken, ...more });
    expect((await change(reception, {})).json()).toEqual({ code: 'above_bound' });
    expect((await change(reception, { refund: 0 })).statusCode).toBe(200);
  });

  it('hold of what is taken of a deposit, which the desk may otherwise take whole, and the attempt is journalled', async () => {
    const { bookingId } = await paid();
    await holdOn(engine, bookingId);
    await engine.deps.db.updateTable('security_deposit').set({ amount: 5000 }).execute();
    const take = (by: AtDesk, amount: number) =>
      by.call('POST', `bookings/${bookingId}/deposit/capture`, { amount, reason: 'A broken lamp' });
    await set({ pricePercent: null, refund: 1000 });
    const above = await take(reception, 1001);
    expect([above.statusCode, above.json()]).toEqual([403, { code: 'above_bound' }]);
    const lines = (await owner.call('GET', 'journal')).json<{ lines: { operation: string; outcome: string }[] }>()
      .lines;
    expect(lines.find(({ outcome }) => outcome === 'refused')?.operation).toBe('captureDeposit');
    engine.pass(20 * minute);
    expect((await take(owner, 1001)).json()).toEqual({ code: 'prove_again' });
    const { state } = await engine.deps.db.selectFrom('security_deposit').select('state').executeTakeFirstOrThrow();
    expect(state).toBe('held');
    expect((await take(reception, 1000)).statusCode).toBe(200);
  });

  it('have the owner prove anew above them, and hold no program', async () => {
    await set({ pricePercent: null, refund: 100 });
    const { bookingId } = await paid();
    engine.pass(20 * minute);
    expect((await refund(owner, bookingId, 100)).statusCode).toBe(200);
    const unproved = await refund(owner, bookingId, 1);
    expect([unproved.statusCode, unproved.json()]).toEqual([403, { code: 'prove_again' }]);
    const byKey = await engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${bookingId}/refunds`,
      headers: { ...authorizationOf(engine, 1760), 'idempotency-key': 'a-refund-by-key' },
      payload: { amount: 500 },
    });
    expect(byKey.statusCode).toBe(200);
  });

  it('hold of a price that is named, both ways', async () => {
    await start(2116);
    await set({ pricePercent: 10, refund: null });
    const { bookingId } = await book(engine, { hotelId: 2116, mode: 'at-property' });
    const { total } = (await owner.call('GET', `bookings/${bookingId}`)).json<{ total: number }>();
    const revise = (by: AtDesk, price: number) =>
      by.call('POST', `bookings/${bookingId}/price-revision`, { price, force: true });
    for (const price of [Math.floor(total * 0.89), Math.ceil(total * 1.11)])
      expect((await revise(reception, price)).json()).toEqual({ code: 'above_bound' });
    expect((await revise(reception, Math.ceil(total * 0.9))).statusCode).toBe(200);
  });
});
