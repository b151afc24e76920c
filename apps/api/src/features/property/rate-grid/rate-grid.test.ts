import type { RateGrid } from '@latchkey/api-contract/types';
import { describe, expect, it } from 'vitest';
import { colleagueAtDesk, ownerAtDesk } from '../../../../test/desk.ts';
import { book, quoteFor } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { databaseKinds } from '../../../../test/database-kinds.ts';

const king = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible', from: '2026-12-02', to: '2026-12-02' };

// Shows docs/rules.md: Rates and availability by hand.
describe.each(databaseKinds)('the grid of rates, on %s', (kind) => {
  const engine = openEngine(kind);
  const call = propertyCalls(engine);
  const grid = async (query = 'from=2026-12-02'): Promise<RateGrid> =>
    (await call('GET', `rate-grid?${query}`)).json<RateGrid>();
  const kingOn = async (date = '2026-12-02') => {
    const type = (await grid()).roomTypes.find(({ roomTypeId }) => roomTypeId === king.roomTypeId);
    const plan = type?.plans.find(({ ratePlanId }) => ratePlanId === king.ratePlanId);
    return {
      rooms: type?.nights.find((night) => night.date === date),
      night: plan?.nights.find((night) => night.date === date),
    };
  };

  it('shows a fortnight from today, and never a night that is not on sale', async () => {
    const usual = await grid('');
    expect([usual.from, usual.to, usual.today]).toEqual(['2026-11-23', '2026-12-06', '2026-11-23']);
    expect(usual.forecast).toHaveLength(14);
    expect((await grid('from=2020-01-01&nights=3')).to).toBe('2026-11-25');
    const last = await grid('from=2030-01-01&nights=31');
    expect([last.from, last.to]).toEqual([last.onSale.to, last.onSale.to]);
    expect((await call('GET', 'rate-grid?nights=32')).statusCode).toBe(400);
    expect((await call('GET', 'rate-grid?from=2027-02-29')).statusCode).toBe(400);
  });

  it('tells what guests pay for a night as their quote does, and follows a price that is set', async () => {
    const asked = { checkIn: '2026-12-02', checkOut: '2026-12-03' };
    const before = await kingOn();
    const { bill } = await quoteFor(engine, asked);
    expect(before.night?.guestsPay.find(({ pax }) => pax === 2)?.price).toBe(bill.total);
    await call('PUT', 'rates', { ...king, priceForPax: [{ pax: 2, price: 9000 }] });
    const after = await kingOn();
    expect(after.night?.guestsPay.find(({ pax }) => pax === 2)?.price).toBe((await quoteFor(engine, asked)).bill.total);
    expect(after.night?.guestsPay.find(({ pax }) => pax === 2)?.price).not.toBe(bill.total);
  });

  it('tells a figure’s source, and what it would go back to', async () => {
    expect((await kingOn()).night).toMatchObject({ sources: {}, rule: {}, minStay: 1 });
    const owner = await ownerAtDesk(engine);
    await owner.call('PUT', 'rates', { ...king, priceForPax: [{ pax: 2, price: 9000 }] });
    await owner.call('PUT', 'restrictions', { ...king, minStay: 3 });
    await call('PUT', 'inventory', { roomTypeId: king.roomTypeId, from: king.from, to: king.to, total: 2 });
    const { night, rooms } = await kingOn();
    expect(night?.sources).toEqual({ priceForPax: 'hand', minStay: 'hand' });
    expect(night?.rule.priceForPax?.find(({ pax }) => pax === 2)?.price).toBe(4800);
    expect(night?.rule).toMatchObject({ minStay: 1 });
    expect(rooms).toMatchObject({ total: 2, source: 'channel' });
    expect(rooms?.rule).toBeGreaterThan(2);
  });

  it('tells when a night was closed by hand, so that what one act closed can be opened together', async () => {
    const closedAt = async () => (await kingOn()).night?.closedAt;
    expect(await closedAt()).toBeUndefined();
    await call('PUT', 'restrictions', { ...king, closed: true });
    const first = await closedAt();
    expect(first).toBe(engine.deps.clock().toISOString());
    engine.pass(60_000);
    const plans = (await grid()).roomTypes.find(({ roomTypeId }) => roomTypeId === king.roomTypeId)?.plans ?? [];
    const other = plans.find(({ ratePlanId }) => ratePlanId !== king.ratePlanId)?.ratePlanId;
    expect((await call('PUT', 'restrictions', { ...king, ratePlanId: other, closed: true })).statusCode).toBe(200);
    expect(await closedAt()).toBe(first);
    await call('PUT', 'restrictions', { ...king, closed: false });
    expect(await closedAt()).toBeUndefined();
  });

  it('counts what is sold and left, and what of it is new', async () => {
    const on = async () => (await grid()).forecast.find(({ date }) => date === '2026-12-02');
    const before = await on();
    await book(engine, { mode: 'at-property' });
    const after = await on();
    expect(after).toEqual({
      ...before,
      sold: (before?.sold ?? 0) + 1,
      left: (before?.left ?? 0) - 1,
      pickUp: (before?.pickUp ?? 0) + 1,
    });
    expect((await kingOn()).rooms).toMatchObject({ sold: 1 });
    engine.pass(8 * 86_400_000);
    expect(await on()).toMatchObject({ sold: after?.sold, pickUp: before?.pickUp });
  });

  it('is read by reception, and by nobody of another house', async () => {
    const owner = await ownerAtDesk(engine);
    const reception = await colleagueAtDesk(engine, owner, 'reception');
    expect((await reception.call('GET', 'rate-grid')).statusCode).toBe(200);
    expect((await reception.call('GET', 'rate-grid', undefined, 2116)).statusCode).toBe(403);
    const cleaner = await colleagueAtDesk(engine, owner, 'housekeeping');
    expect((await cleaner.call('GET', 'rate-grid')).statusCode).toBe(403);
  });
});
