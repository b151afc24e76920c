import { beforeEach, describe, expect, it } from 'vitest';
import { withCards } from '../../../../test/answering-cards.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { guaranteed, keepCards, visa } from '../../../../test/guaranteed-house.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { expireBookings } from '../../reservations/booking-life/expire-bookings.ts';
import type { StoredCardRow } from '../../ledger/ledger.ts';
import type { CardKeeping } from '../gateways/card-keeping.ts';
import { completeCard } from './complete-card.ts';
import { openCard } from './open-card.ts';
import { settleCard } from './settle-card.ts';

const minute = 60_000;
const { methodId: method_id, brand, last4 } = visa;
/** The card, as its columns name it. */
const named = { method_id, brand, last4 };

describe('a card that a guest leaves', () => {
  const engine = openEngine();
  keepCards(engine);
  const { post } = guestCalls(engine);
  let [bookingId, setupId, cookie] = ['', '', ''];
  const cardOf = (): Promise<StoredCardRow> =>
    engine.deps.db.selectFrom('kept_card').selectAll().executeTakeFirstOrThrow();
  const historyOf = async () => {
    const { db } = engine.deps;
    const events = await db
      .selectFrom('booking_event')
      .select(['type', 'actor', 'at', 'facts'])
      .orderBy('sequence')
      .execute();
    return events.filter(({ actor }) => actor === 'payment');
  };
  const bookingOf = () => engine.deps.db.selectFrom('booking').selectAll().executeTakeFirstOrThrow();
  const open = async (deps = engine.deps) => {
    const hotel = await deps.hotels.byId(1760);
    if (hotel === undefined) throw new Error('no hotel');
    return openCard(deps, hotel, bookingId);
  };
  const expire = async (): Promise<void> => {
    engine.pass(16 * minute);
    await expireBookings(engine.deps);
  };
  beforeEach(async () => {
    ({ bookingId, setupId, cookie } = await guaranteed(engine));
  });

  it('in time is kept until three days after departure, and the stay is confirmed by that', async () => {
    const card = await cardOf();
    const at = engine.deps.clock();
    expect(await settleCard(engine.deps, card, visa)).toBe('confirmed');
    expect(await cardOf()).toEqual({
      ...card,
      ...named,
      status: 'kept',
      check_at: new Date('2026-12-07T05:30:00Z'),
    });
    expect(await historyOf()).toMatchObject([
      { type: 'card_kept', actor: 'payment', at, facts: { brand, last4 } },
      { type: 'confirmed', actor: 'payment', at },
    ]);
    expect((await bookingOf()).status).toBe('confirmed');
  });

  it('after the stay was confirmed otherwise is kept for nothing, and let go at once', async () => {
    const there = await post(`bookings/${bookingId}/payments`, { gateway: 'at-property', hotelId: 1760 }, cookie);
    expect(there.statusCode).toBe(200);
    const card = await cardOf();
    const at = engine.deps.clock();
    expect(await settleCard(engine.deps, card, visa)).toBe('too_late');
    expect(await cardOf()).toEqual({ ...card, ...named, status: 'kept', check_at: at });
    expect(await historyOf()).toEqual([{ type: 'card_kept', actor: 'payment', at, facts: { brand, last4 } }]);
    expect((await bookingOf()).status).toBe('confirmed');
  });

  it('of a stay that is to be paid ahead by then is kept for nothing', async () => {
    const write = (payment_plan: 'full' | 'guarantee') =>
      engine.deps.db.updateTable('booking').set({ payment_plan }).execute();
    await write('full');
    expect(await settleCard(engine.deps, await cardOf(), visa)).toBe('too_late');
    expect((await bookingOf()).status).toBe('payment_pending');
    await write('guarantee');
  });

  it('after its rooms were let go is told to the page as too late, however often it asks', async () => {
    await expire();
    engine.stripe.kept.setups.set(setupId, visa);
    const told = [await completeCard(engine.deps, await cardOf()), await completeCard(engine.deps, await cardOf())];
    expect(told).toEqual(['booking_expired', 'booking_expired']);
    expect((await bookingOf()).status).toBe('expired');
  });

  it('is asked for no more once its rooms are let go', async () => {
    await expire();
    expect(await open()).toEqual({ kind: 'refused', code: 'booking_expired' });
  });

  it('is asked after by the name of its question, and by none where none was opened', async () => {
    const asked: string[] = [];
    const setupOf: CardKeeping['setupOf'] = async (id) => {
      asked.push(id);
      return { kind: 'open' };
    };
    const card = await cardOf();
    for (const setup_id of [setupId, null]) await completeCard(withCards(engine, { setupOf }), { ...card, setup_id });
    expect(asked).toEqual([setupId, '']);
  });

  it('and is asked for again is looked at when it would have been', async () => {
    const card = await cardOf();
    engine.pass(minute);
    expect(await open()).toEqual({
      kind: 'open',
      orderId: setupId,
      amount: 0,
      currency: 'INR',
      clientSecret: `${setupId}_secret_1`,
      keepsCard: true,
      by: { gateway: 'stripe', vendor: 'acc_courtyard', super_vendor: 'acc_provider' },
    });
    expect(await cardOf()).toEqual(card);
  });

  it('of nobody is no card', async () => {
    const card = await cardOf();
    const strange = { ...card, booking_id: '1760_AAAAAAAAAAAAAAAAAAAAAA' as typeof card.booking_id };
    await expect(settleCard(engine.deps, strange, visa)).rejects.toThrow('a card without its booking');
    const hotels = { ...engine.deps.hotels, byId: async () => undefined };
    await expect(settleCard({ ...engine.deps, hotels }, card, visa)).rejects.toThrow('a card without its booking');
    await engine.deps.db.deleteFrom('kept_card').execute();
    await expect(settleCard(engine.deps, card, visa)).rejects.toThrow('a card without its booking');
  });
});
