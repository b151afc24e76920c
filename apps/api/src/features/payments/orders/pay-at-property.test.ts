import { beforeEach, describe, expect, it } from 'vitest';
import { bookingKey } from '../../../database/booking-key.ts';
import { asha, book, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { held, written } from '../../../../test/written.ts';
import { holdersOf } from '../../reservations/holds/open-holds.ts';
import { payAtProperty } from './pay-at-property.ts';

const minute = 60_000;
const booker = { deviceHash: 'a device', address: '192.0.2.7' };

// Shows docs/rules.md: Holds without payment (First stay).
describe('paying at the property instead', () => {
  const engine = openEngine('pglite', { RATE_LIMITS: 'on' });
  const { history, messages } = written(engine);
  let stay: Booked = { bookingId: '', cookie: '', status: '' };
  const rowOf = (bookingId: string) =>
    engine.deps.db
      .selectFrom('booking')
      .selectAll()
      .where('hotel_id', '=', 1760)
      .where('booking_id', '=', bookingKey(1760, bookingId).booking_id)
      .executeTakeFirstOrThrow();
  const turned = async ({ bookingId }: Pick<Booked, 'bookingId'>, by = booker) => {
    const hotel = await engine.deps.hotels.byId(1760);
    if (hotel === undefined) throw new Error('no hotel');
    const row = await rowOf(bookingId).catch(() => null);
    const agreed = row === null ? hotel : await hotel.agreedHotel(engine.deps.db, row);
    return payAtProperty(engine.deps, agreed as never, bookingId, by);
  };
  beforeEach(async () => {
    stay = await book(engine);
  });

  it('confirms the stay, at which nothing is due now', async () => {
    expect(await turned(stay)).toBe('done');
    expect(await rowOf(stay.bookingId)).toMatchObject({
      status: 'confirmed',
      payment_mode: 'at-property',
      due_now: 0,
      expires_at: null,
    });
    expect(await history(stay.bookingId)).toEqual([held(10_080), ['confirmed', 'guest']]);
    expect(await messages(stay.bookingId)).toEqual([
      'notice-mail payment_waits',
      'property-mail confirmed',
      'voucher-mail',
      'voucher-sms',
    ]);
  });

  it('counts among what the device, the number, the mailbox and the address hold without payment', async () => {
    await turned(stay);
    expect(await turned(stay)).toBe('done');
    const holds = await engine.deps.db
      .selectFrom('open_hold')
      .selectAll()
      .where('booking_id', '=', bookingKey(1760, stay.bookingId).booking_id)
      .execute();
    const [address, ...others] = holdersOf({ ...booker, ...asha });
    const until = Object.fromEntries(holds.map((hold) => [hold.holder_hash, [hold.rooms, hold.until.toISOString()]]));
    // An address, which many share, for a day; the others until the stay is over, at eleven in the morning in India.
    expect(until).toMatchObject({
      [address]: [1, '2026-11-24T06:00:00.000Z'],
      ...Object.fromEntries(others.map((hash) => [hash, [1, '2026-12-04T05:30:00.000Z']])),
    });
  });

  it('is asked for a code where the same guest has another stay without payment', async () => {
    await turned(stay);
    const other = await book(engine, { roomTypeId: 'garden-twin' });
    engine.pass(minute);
    expect(await turned(other)).toBe('done');
    expect(await rowOf(other.bookingId)).toMatchObject({
      status: 'payment_pending',
      payment_mode: 'at-property',
      due_now: 0,
      expires_at: new Date(engine.deps.clock().getTime() + 15 * minute),
    });
    engine.pass(minute);
    // It waits for the code already, which is not sent again.
    expect(await turned(other)).toBe('done');
    expect(await history(other.bookingId)).toEqual([held(8190), ['proof_asked', 'guest', { becomes: 'confirmed' }]]);
    expect(await messages(other.bookingId)).toEqual(['notice-mail payment_waits', 'proof-code']);
  });

  it('is counted apart from the stays of other guests', async () => {
    await turned(stay);
    const stranger = { ...asha, contactNumber: '+919845099999', email: 'noor@example.com' };
    const other = await book(engine, { roomTypeId: 'garden-twin', body: { travellers: [stranger] } });
    expect(await turned(other, { ...booker, deviceHash: 'another device' })).toBe('done');
    expect((await rowOf(other.bookingId)).status).toBe('confirmed');
  });

  it('is refused where the plan is paid online alone', async () => {
    const prepaid = await book(engine, { ratePlanId: 'saver' });
    expect(await turned(prepaid)).toBe('payment_not_offered');
    expect(await rowOf(prepaid.bookingId)).toMatchObject({ status: 'payment_pending', payment_mode: 'online' });
  });

  it('is refused of a stay that is not there, or is over', async () => {
    expect(await turned({ bookingId: '1760_AAAAAAAAAAAAAAAAAAAAAA' })).toBe('not_found');
    engine.pass(15 * minute - 1);
    const { expires_at: ends } = await rowOf(stay.bookingId);
    expect(ends?.getTime()).toBe(engine.deps.clock().getTime() + 1);
    engine.pass(1);
    expect(await turned(stay)).toBe('booking_expired');
  });
});
