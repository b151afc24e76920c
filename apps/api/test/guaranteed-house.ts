import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll } from 'vitest';
import { bookingKey } from '../src/database/booking-key.ts';
import { book, openOrder, type Booked, type Selected } from './journeys.ts';
import type { TestEngine } from './test-engine.ts';

/** Has the example hotel paid by Stripe, and its flexible plan sold for a card that is kept, in the tests of one `describe`. */
export function keepCards(engine: TestEngine): void {
  // Before the hotel is read for the first time.
  beforeAll(async () => {
    await sql`update hotel set facts = jsonb_set(jsonb_set(jsonb_set(facts, '{payment,gateway}', '"stripe"'),
      '{ratePlans}', (select jsonb_agg(case when plan ->> 'id' = 'flexible'
        then jsonb_set(plan, '{payment}', '["full", "at-property", "guarantee"]') else plan end) from jsonb_array_elements(facts -> 'ratePlans') plan)),
      '{penalties}', '{"checkInDayPercent": 60, "noShowPercent": 80}') where hotel_id = 1760`.execute(engine.deps.db);
  });
}

/** Has it ask for a security deposit too, in the tests of one `describe`. */
export function holdDeposits(engine: TestEngine, amount = 5000): void {
  keepCards(engine);
  beforeAll(() =>
    sql`update hotel set facts = jsonb_set(facts, '{payment,deposit}', ${JSON.stringify(amount)}::jsonb) where hotel_id = 1760`.execute(
      engine.deps.db,
    ),
  );
}

/** Books with a card that is to be kept, and asks the gateway for it. */
export async function guaranteed(
  engine: TestEngine,
  selected: Selected & { readonly body?: object } = {},
): Promise<Booked & { readonly setupId: string }> {
  const booked = await book(engine, { ...selected, mode: 'online', plan: 'guarantee' });
  return { ...booked, setupId: await openOrder(engine, booked.bookingId) };
}

export const visa = { kind: 'kept', methodId: 'pm_1', brand: 'visa', last4: '4242' } as const;

/** Tells the engine, as the guest's page does, that a card is kept. */
export const completeCard = (
  engine: TestEngine,
  bookingId: string,
  orderId: string,
  key: string = randomUUID(),
): Promise<LightMyRequestResponse> =>
  engine.app.inject({
    method: 'POST',
    url: `/api/bookings/${bookingId}/payments`,
    headers: { 'idempotency-key': key },
    payload: { gateway: 'stripe', paymentId: orderId, orderId, hotelId: Number(bookingId.split('_')[0]) },
  });

/** A stay that a card is kept for. */
export async function withCard(
  engine: TestEngine,
  selected: Selected & { readonly body?: object } = {},
): Promise<Booked & { readonly setupId: string }> {
  const booked = await guaranteed(engine, selected);
  engine.stripe.kept.setups.set(booked.setupId, visa);
  const told = await completeCard(engine, booked.bookingId, booked.setupId);
  if (told.statusCode !== 200) throw new Error(`${told.statusCode} ${told.body}`);
  return booked;
}

/** Has a deposit held of a stay, without the way there. */
export async function holdOn({ deps: { db, clock } }: TestEngine, bookingId: string): Promise<void> {
  const booking = bookingKey(Number(bookingId.split('_')[0]), bookingId);
  await db.deleteFrom('security_deposit').where('hotel_id', '=', booking.hotel_id).execute();
  await db
    .insertInto('security_deposit')
    .values({
      ...booking,
      gateway: 'stripe',
      receipt: randomUUID(),
      order_id: randomUUID(),
      amount: 100,
      currency: 'INR',
      state: 'held',
      captured: 0,
      reason: null,
      failure_code: null,
      ends_at: null,
      created_at: clock(),
      check_at: new Date('2027-01-01'),
    })
    .execute();
}
