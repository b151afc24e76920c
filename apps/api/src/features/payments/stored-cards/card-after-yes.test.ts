import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { completeCard, keepCards, visa } from '../../../../test/guaranteed-house.ts';
import { book, openOrder, statusOf, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { expireBookings } from '../../reservations/booking-life/expire-bookings.ts';
import { tendCards } from './tend-cards.ts';

// Shows docs/rules.md: Cards kept as a guarantee (Booked by a card).

const day = 24 * 3_600_000;

describe('a card of a stay that the hotel confirms by hand', () => {
  const engine = openEngine();
  keepCards(engine);
  beforeAll(() =>
    sql`update hotel set facts = jsonb_set(facts, '{confirmation}', '"manual"') where hotel_id = 1760`.execute(
      engine.deps.db,
    ),
  );
  const { post, relay, view } = guestCalls(engine);
  const property = propertyCalls(engine);
  const asked = async (): Promise<Booked> => {
    const booked = await book(engine, { mode: 'online', plan: 'guarantee' });
    expect(await statusOf(engine, booked.bookingId)).toBe('requested');
    return booked;
  };

  it('is asked for once the hotel has said yes, in words of its own, and confirms the stay', async () => {
    const booked = await asked();
    expect((await property('POST', `bookings/${booked.bookingId}/confirmation`)).statusCode).toBe(200);
    expect(await view(booked)).toMatchObject({
      status: 'payment_pending',
      amountDueNow: 0,
      guarantee: { card: 'asked', most: 8064 },
    });
    await relay();
    expect(engine.mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('please leave a card'));
    const setupId = await openOrder(engine, booked.bookingId);
    engine.stripe.kept.setups.set(setupId, visa);
    expect((await completeCard(engine, booked.bookingId, setupId)).statusCode).toBe(200);
    expect(await view(booked)).toMatchObject({ status: 'confirmed', guarantee: { card: 'kept', last4: '4242' } });
  });

  it('is asked for at the price that its guest has agreed to', async () => {
    const booked = await asked();
    await property('POST', `bookings/${booked.bookingId}/price-revision`, { price: 9000 });
    const told = await post(
      `bookings/${booked.bookingId}/price-revision`,
      { decision: 'accept', updatedPrice: 9000 },
      booked.cookie,
    );
    expect(told.statusCode).toBe(200);
    expect(await view(booked)).toMatchObject({ status: 'payment_pending', total: 9000, guarantee: { card: 'asked' } });
  });

  it('that nobody leaves in time lets the rooms go', async () => {
    const booked = await asked();
    await property('POST', `bookings/${booked.bookingId}/confirmation`);
    const setupId = await openOrder(engine, booked.bookingId);
    engine.pass(2 * day);
    await expireBookings(engine.deps);
    await tendCards(engine.deps);
    expect(await statusOf(engine, booked.bookingId)).toBe('expired');
    expect(engine.stripe.kept.withdrawn).toEqual([setupId]);
  });
});
