import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { completeCard, guaranteed, holdDeposits, visa } from '../../../../test/guaranteed-house.ts';
import { statusOf } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { giveKeys, postToOwn } from '../../../../test/own-house.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { postStripeEvent } from '../../../../test/stripe-webhook.ts';
import { isUsed } from '../accounts/account-uses.queries.ts';
import { tendDeposits } from '../deposits/tend-deposits.ts';
import { tendCards } from './tend-cards.ts';

const day = 24 * 3_600_000;

describe('a card that is kept at a hotel’s own account', () => {
  const engine = openEngine();
  holdDeposits(engine);
  const { relay, view } = guestCalls(engine);
  const property = propertyCalls(engine);
  beforeAll(() =>
    sql`update hotel set facts = jsonb_set(facts, '{payment,vendor}', '"own"') where hotel_id = 1760`.execute(
      engine.deps.db,
    ),
  );
  beforeEach(() => giveKeys(engine, 'stripe'));
  const own = () => engine.own.stripe;
  const kept = async () => {
    const booked = await guaranteed(engine);
    own().kept.setups.set(booked.setupId, visa);
    expect((await completeCard(engine, booked.bookingId, booked.setupId)).statusCode).toBe(200);
    return booked;
  };
  const isInUse = () =>
    isUsed(engine.deps.db, { hotelId: 1760, gateway: 'stripe' }, new Date(engine.deps.clock().getTime() - 180 * day));

  it('confirms the stay, by the word of that account’s messages alone', async () => {
    const booked = await guaranteed(engine);
    const event = {
      type: 'setup_intent.succeeded',
      object: { id: booked.setupId, object: 'setup_intent', metadata: { hotel_id: '1760' } },
    };
    own().kept.setups.set(booked.setupId, visa);
    expect((await postStripeEvent(engine, event)).statusCode).toBe(200);
    expect(await statusOf(engine, booked.bookingId)).toBe('payment_pending');
    expect((await postToOwn(engine, 'stripe', event)).statusCode).toBe(200);
    expect(await statusOf(engine, booked.bookingId)).toBe('confirmed');
  });

  it('has the deposit held there on its day, and the account in use for as long', async () => {
    await kept();
    expect(await isInUse()).toBe(true);
    engine.pass(Date.parse('2026-12-02T02:31:00Z') - engine.deps.clock().getTime());
    while ((await tendDeposits(engine.deps)) > 0);
    expect([own().held.tried.length, engine.stripe.held.tried.length]).toEqual([1, 0]);
    const deposit = await engine.deps.db.selectFrom('security_deposit').select(['vendor', 'state']).execute();
    expect(deposit).toEqual([{ vendor: 'own', state: 'held' }]);
  });

  it('is charged there where the guest does not come, and let go there', async () => {
    const booked = await kept();
    engine.pass(10 * day);
    expect((await property('POST', `bookings/${booked.bookingId}/no-show`)).statusCode).toBe(200);
    await relay();
    await relay();
    expect([own().kept.charged.length, engine.stripe.kept.charged.length]).toEqual([1, 0]);
    expect(await view(booked)).toMatchObject({ status: 'no_show', guarantee: { due: 0 } });
    const paid = await engine.deps.db.selectFrom('payment').select(['vendor', 'super_vendor', 'status']).execute();
    expect(paid).toEqual([{ vendor: 'own', super_vendor: null, status: 'captured' }]);
    await tendCards(engine.deps);
    expect([own().kept.letGone, engine.stripe.kept.letGone]).toEqual([['pm_1'], []]);
  });
});
