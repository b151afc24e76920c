import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { holdDeposits, withCard } from '../../../test/guaranteed-house.ts';
import { openEngine } from '../../../test/open-engine.ts';
import { bookingKey } from '../../database/booking-key.ts';
import type { Tables } from '../../database/tables.ts';
import { transact } from '../../database/transact.ts';
import { lockBooking, type BookingRow } from '../bookings/bookings.queries.ts';
import { chargePenalty } from './charge-penalty.ts';
import { askDeposit, bookingDeposit } from './booking-deposit.ts';

// Two nights from 2 December; a deposit of 5000.00 is held from 8 in the morning on, in Bengaluru.
describe('a stay that a card is kept for', () => {
  const engine = openEngine();
  holdDeposits(engine);
  const later = new Date('2026-12-01T10:00:00Z');
  const card = (db: Kysely<Tables> = engine.deps.db) =>
    db.selectFrom('kept_card').selectAll().executeTakeFirstOrThrow();
  const deposit = (db: Kysely<Tables> = engine.deps.db) =>
    db.selectFrom('security_deposit').selectAll().executeTakeFirst();
  const row = (db: Kysely<Tables> = engine.deps.db) => db.selectFrom('booking').selectAll().executeTakeFirstOrThrow();
  const all = async (db: Kysely<Tables>) => ({
    row: await row(db),
    card: await card(db),
    deposit: await deposit(db),
    charges: await db
      .selectFrom('outbox')
      .select(['hotel_id', 'dedupe_key', 'payload', 'available_at'])
      .where('kind', '=', 'charge-card')
      .execute(),
  });
  const booked = async () => bookingKey(1760, (await withCard(engine)).bookingId);
  /** How all stands before a fee is charged, and after. */
  const charge = async (amount: number, more: Partial<BookingRow> = {}) => {
    const key = await booked();
    const before = await all(engine.deps.db);
    const after = await transact<typeof before>(engine.deps.db, async (tx, rollback) => {
      const locked = await lockBooking(tx, key);
      if (locked === undefined) throw new Error('no booking');
      await chargePenalty(tx, { ...locked, ...more }, amount, later);
      // What has ended the stay is not there: nothing of it is kept.
      return rollback(await all(tx));
    });
    return { before, after, bookingId: key.booking_id };
  };

  it('has its fee taken of the card, which is looked at then, and the deposit too', async () => {
    const { before, after, bookingId } = await charge(400, { status: 'cancelled' });
    const dedupe_key = `charge-card:${bookingId}:cancelled:${later.getTime()}`;
    expect(after).toEqual({
      row: { ...before.row, penalty_due: 400 },
      card: { ...before.card, check_at: later },
      deposit: { ...before.deposit, check_at: later },
      charges: [{ hotel_id: 1760, dedupe_key, payload: { bookingId }, available_at: later }],
    });
  });

  it('has its card and its deposit let go where nothing is to be taken', async () => {
    const { before, after } = await charge(0);
    expect(after).toEqual({
      ...before,
      card: { ...before.card, check_at: later },
      deposit: { ...before.deposit, check_at: later },
    });
  });

  it('and is paid otherwise has its card and its deposit left as they are', async () => {
    const { before, after } = await charge(0, { payment_plan: 'full' });
    expect(after).toEqual(before);
  });

  it('is asked for a deposit, held on the card from the morning of arrival on', async () => {
    const key = await booked();
    const { db, hotels, clock } = engine.deps;
    const [of, kept, first] = [await row(), await card(), await deposit()];
    const agreed = await (await hotels.byId(1760))?.agreedHotel(db, of);
    if (agreed === undefined) throw new Error('no hotel');
    expect(bookingDeposit(agreed, of)).toEqual({ amount: 5000, firstDay: '2026-12-02', lastDay: '2026-12-04' });
    await db.deleteFrom('security_deposit').execute();
    await transact(db, (tx) => askDeposit(tx, agreed, of, kept, later));
    const asked = await deposit();
    expect(asked).toEqual({
      ...asked,
      ...key,
      gateway: 'stripe',
      vendor: kept.vendor,
      receipt: expect.stringMatching(/^.{22}$/) as unknown,
      order_id: null,
      amount: 5000,
      currency: 'INR',
      state: 'due',
      captured: 0,
      reason: null,
      failure_code: null,
      ends_at: null,
      created_at: later,
      check_at: new Date('2026-12-02T02:30:00Z'),
    });
    expect(asked?.receipt).not.toBe(first?.receipt);
    expect(first?.created_at).toEqual(clock());
    // Only a stay with a card has a deposit.
    await db.deleteFrom('security_deposit').execute();
    const plain = { ...of, payment_plan: 'full' } as const;
    await transact(db, (tx) => askDeposit(tx, agreed, plain, kept, later));
    expect([bookingDeposit(agreed, plain), await deposit()]).toEqual([null, undefined]);
  });
});
