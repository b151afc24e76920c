import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountDefects, lineAgain, nextEvent, one, type PlantedDefect } from '../../../test/account-defects.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { book, completeByRazorpay, openOrder } from '../../../test/journeys.ts';
import { postWebhook } from '../../../test/webhook.ts';
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts';
import { transact } from '../../database/transact.ts';
import { cancelByProperty } from '../reservations/cancellations/cancel-booking.ts';
import type { HotelRecord } from '../catalogue/hotels/hotel-record.ts';
import { recordPayment } from '../reservations/property-acts/record-payment.ts';
import { invariants } from './invariants.queries.ts';

const eventAgain = (more = ''): string =>
  `insert into booking_event select (jsonb_populate_record(e, jsonb_build_object(${nextEvent}${more}))).* from booking_event e where type = 'confirmed' limit 1`;
/** Of a change that was priced as its booking stood before anything had happened to it. */
const factsOfChange = (whose: string): string =>
  `jsonb_build_object('from', 1, 'to', 1, 'quote', jsonb_build_object('for', 'change', 'lastEvent', 0, ${whose}))`;
const disputeOf = (gone: string): string =>
  `p.hotel_id, p.gateway, 'disp_1' || p.payment_id, p.booking_id, p.payment_id, p.amount, 'lost', ${gone}, p.created_at, p.created_at`;

/** For each invariant, the statements by which a defect would break it. */
const defects: readonly PlantedDefect[] = [
  ...accountDefects,
  ['counter differs from ledger', [`update inventory set used = used - 1 where ${one('inventory', 'used > 0')}`]],
  [
    'hour counter differs from ledger',
    [`update inventory set hours[11] = hours[11] + 1 where ${one('inventory', 'hours is not null')}`],
  ],
  ['used beyond total', [`update inventory set used = total + 1 where ${one('inventory', 'used = 0')}`]],
  [
    'confirmed without captured money or an at-property agreement',
    [`update payment set status = 'failed' where status = 'captured'`],
  ],
  [
    'confirmed by a guarantee without a card',
    [`update booking set payment_plan = 'guarantee', payment_mode = 'online' where status = 'confirmed'`],
  ],
  ['a fee that is owed and that nobody asks for', [`update booking set penalty_due = 1 where status = 'confirmed'`]],
  ['a fee that is owed and that nobody asks for', [`update booking set penalty_due = 1 where status = 'cancelled'`]],
  ...["'held', 0, null", "'let_go', 1, now()"].map((ends): PlantedDefect => [
    'a sum that is held on a card, or is to be, and that nobody looks after',
    [
      `insert into security_deposit (hotel_id, booking_id, gateway, receipt, amount, currency, created_at, state, captured, check_at)
          select hotel_id, booking_id, 'stripe', 'r', 1, currency, created_at, ${ends} from booking limit 1`,
    ],
  ]),
  [
    'a payment at a gateway that counts for two orders',
    [`update payment set gateway_payment_id = 'pay_1' where status = 'captured'`],
  ],
  [
    'a payment at a gateway that counts for a deposit too',
    [
      `insert into security_deposit (hotel_id, booking_id, gateway, receipt, amount, currency, created_at, state, captured, reason, charge_id, vendor)
          select hotel_id, booking_id, gateway, 'r', 1, currency, created_at, 'captured', 1, 'r', gateway_payment_id, vendor from payment where status = 'captured' limit 1`,
    ],
  ],
  ['captured money without a room or a refund', [`delete from refund`]],
  [
    'captured money without a room or a refund',
    [
      `update inventory i set used = i.used - l.quantity, hours = s.hours from booking_line l, inventory_start s where l.night
        and (i.hotel_id, i.date, i.room_type_id) = (l.hotel_id, l.date, l.room_type_id) and (s.hotel_id, s.date, s.room_type_id) = (l.hotel_id, l.date, l.room_type_id)`,
      `delete from booking_line`,
    ],
  ],
  [
    'left without having come, or with nights that come after',
    [`update booking set left_at = created_at where ${one('booking', `status = 'confirmed'`)}`],
  ],
  ['captured money beyond what a stay costs', [`update payment set amount = amount + 1 where status = 'captured'`]],
  ['confirmed without exactly one voucher', [`delete from outbox where kind = 'voucher-mail'`]],
  ['refund pending without an outbox row', [`delete from outbox where kind = 'refund'`]],
  ['unmatched payment pending without an outbox row', [`delete from outbox where kind = 'unmatched-refund'`]],
  ['refunds above what was captured', [`update refund set amount = amount * 100`]],
  [
    'refunds above what was captured',
    [`insert into dispute select ${disputeOf('p.amount')} from payment p where status = 'captured'`],
  ],
  [
    'kept of money that has gone back',
    [
      `update booking b set kept = 1 where status = 'confirmed'`,
      `insert into dispute select ${disputeOf('p.amount')} from payment p where status = 'captured'`,
    ],
  ],
  [
    'a payment that counts though it was sent back',
    [
      `update unmatched_payment u set gateway_payment_id = p.gateway_payment_id from payment p join booking b using (hotel_id, booking_id) where b.status = 'confirmed'`,
    ],
  ],
  [
    'a charge beyond what went back through a gateway',
    [`update booking_event set facts = facts || '{"processingCharge": 1000}' where type = 'cancelled'`],
  ],
  [
    'an end that cost less than changes had left',
    [`update booking_event set actor = 'guest', facts = facts || '{"leastFee": 1}' where type = 'cancelled'`],
  ],
  [
    'captured money beyond what a stay costs',
    [`insert into property_payment select ${lineAgain(`'amount', b.total`)}`],
  ],
  ['a refund that cannot be made without a word of it', [`update refund set status = 'unpayable'`]],
  ['confirmed twice', [eventAgain()]],
  [
    'confirmed by a guest without the proof it waited for',
    [
      `update booking_event set actor = 'guest' where type = 'confirmed'`,
      `update booking_event set type = 'proof_asked' where type = 'held'`,
    ],
  ],
  [
    'waiting for a code without having been asked for one',
    [`update booking set due_now = 0 where status = 'payment_pending'`],
  ],
  ['a move outside the state table', [eventAgain(`, 'type', 'requested'`)]],
  ['a booking under terms that are lost', [`delete from hotel_revision`]],
  ['a price other than was agreed', [`update booking set total = total + 1`]],
  [
    'a price other than was agreed',
    [`update booking set selection = jsonb_set(selection, '{rooms}', '[]') where status = 'confirmed'`],
  ],
  [
    'a booking made or changed by a quote that was not for it',
    [`update booking_event set facts = jsonb_set(facts, '{quote,for}', '"change"') where type = 'requested'`],
  ],
  [
    'a booking made or changed by a quote that was not for it',
    [eventAgain(`, 'type', 'modified', 'facts', ${factsOfChange(`'bookingId', 'another', 'by', e.actor`)}`)],
  ],
  [
    'a booking made or changed by a quote that was not for it',
    [eventAgain(`, 'type', 'modified', 'facts', ${factsOfChange(`'bookingId', e.booking_id, 'by', 'another'`)}`)],
  ],
  [
    'a change that was priced before something else was done',
    [eventAgain(`, 'type', 'modified', 'facts', ${factsOfChange(`'bookingId', e.booking_id, 'by', e.actor`)}`)],
  ],
  [
    'a change that is paid for and was not asked for so',
    [eventAgain(`, 'type', 'modified', 'actor', 'payment', 'facts', '{"from": 1, "to": 1}'::jsonb`)],
  ],
  [
    'a price that its history does not lead to',
    [
      `update booking set total = total + 1, agreed = jsonb_set(agreed, '{total}', to_jsonb(total + 1)) where status = 'confirmed'`,
    ],
  ],
  [
    'a price that its history does not lead to',
    [eventAgain(`, 'type', 'refunded_by_property', 'facts', '{"amount": 1}'::jsonb`)],
  ],
  [
    'a code that takes something off and is not counted, or is counted and in no booking',
    [`update booking set coupon_id = 'few' where status = 'confirmed'`],
  ],
  [
    'a code that takes something off and is not counted, or is counted and in no booking',
    [`update booking set selection = jsonb_set(selection, '{couponCode}', '"FEW"') where status = 'confirmed'`],
  ],
  [
    'a code that takes something off and is not counted, or is counted and in no booking',
    [`update booking set bill = jsonb_set(bill, '{additionalDiscount}', '1') where status = 'confirmed'`],
  ],
  ['an event that its property was not told', [`delete from outbox where kind = 'property-mail'`]],
  ['an event that its guest was not told', [`delete from outbox where payload ->> 'notice' = 'cancelled'`]],
  ['an event that its guest was not told', [`delete from outbox where payload ->> 'notice' = 'requested'`]],
  ['a state that no event tells', [`update booking set status = 'no_show' where status = 'confirmed'`]],
  ['a booking that its reference or its number does not find', [`delete from booking_name where known_until is null`]],
  ['a booking that its reference or its number does not find', [`delete from booking_name where known_until > now()`]],
  [
    'a confirmed stay whose number is known for less than a year after it',
    [`update booking_name set known_until = '2026-12-05' where known_until > '2027-12-04'`],
  ],
  [
    'a booking ahead of a room type that its hotel does not have',
    [`update hotel set facts = jsonb_set(facts, '{rooms,0,id}', '"suite"')`],
  ],
  [
    'a booking ahead of a rate plan or an extra that its hotel does not have',
    [`update hotel set facts = jsonb_set(facts, '{ratePlans}', '[{"id": "free"}]')`],
  ],
  [
    'a booking ahead of a rate plan or an extra that its hotel does not have',
    [`update booking set selection = jsonb_set(selection, '{addons}', '[{"addonId": "gone", "quantity": 1}]')`],
  ],
  [
    'rooms on sale beyond the units that are open',
    [`update room_unit set removed_at = now() where ${one('room_unit', `room_type_id = 'courtyard-king'`)}`],
  ],
  [
    'a unit with two stays at a time',
    [
      `alter table unit_night drop constraint unit_night_hotel_id_unit_id_date_hour_from_key`,
      `update unit_night set unit_id = 'one'`,
    ],
  ],
  [
    'a unit for a night that its booking does not have',
    [`update unit_night set place = 9 where ${one('unit_night', 'place = 0')}`],
  ],
  [
    'a guest in the house without a unit',
    [`update booking set arrived_at = created_at where status = 'confirmed'`, `delete from unit_night`],
  ],
  ['a stay without a unit on a night that has one free', [`delete from unit_night where ${one('unit_night', 'true')}`]],
  [
    'hold older than its expiry by over 5 s',
    [`update booking set expires_at = '2020-01-01' where status = 'requested'`],
  ],
];

let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
  const paid = async (): Promise<string> => {
    const { bookingId } = await book(engine, { checkIn: '2026-12-02', checkOut: '2026-12-04' });
    await completeByRazorpay(engine, bookingId, await openOrder(engine, bookingId), {
      paymentId: `pay_${bookingId.slice(-14)}`,
    });
    return bookingId;
  };
  const [, cancelled] = [await paid(), await paid()];
  const hotel = (await engine.deps.hotels.byId(1760)) as HotelRecord;
  await transact(engine.deps.db, (tx) => cancelByProperty(tx, hotel, cancelled, undefined, engine.deps.clock()));
  await book(engine, { hotelId: 2116 });
  const there = await book(engine, { roomTypeId: 'garden-twin', mode: 'at-property' });
  const cash = { amount: 100, method: 'cash' } as const;
  await transact(engine.deps.db, (tx) => recordPayment(tx, hotel, there.bookingId, cash, engine.deps.clock()));
  await postWebhook(engine, {
    orderId: await openOrder(engine, (await book(engine, { roomTypeId: 'garden-twin' })).bookingId),
    money: { amount: 100, currency: 'INR' },
  });
  // A defect of ours is stopped by these; what a person or a failing disk leaves is not.
  for (const table of ['inventory', 'refund'])
    await sql
      .raw(
        `do $$ declare c record; begin for c in select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'c' loop execute format('alter table ${table} drop constraint %I', c.conname); end loop; end $$`,
      )
      .execute(engine.deps.db);
});
afterAll(() => engine.close());

it('are all broken by one of the defects below, and by none in a healthy database', async () => {
  expect(new Set(defects.map(([name]) => name))).toEqual(new Set(Object.keys(invariants(new Date()))));
  expect(await brokenInvariants(engine.deps.db, engine.deps.clock())).toEqual({});
});

it.each(defects)('%s: is counted', async (name, statements) => {
  const { db } = engine.deps;
  const counted = db.transaction().execute(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx);
    const broken = await brokenInvariants(tx, engine.deps.clock());
    throw Object.assign(new Error('undone'), { broken });
  });
  await expect(counted).rejects.toMatchObject({ broken: { [name]: expect.any(Number) as number } });
});
