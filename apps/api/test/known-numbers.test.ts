import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookingNames } from '../src/database/migrations/0026-booking-names.ts';
import { expireBookings } from '../src/features/reservations/booking-life/expire-bookings.ts';
import { nameBookings } from '../src/features/booking-access/name-bookings.queries.ts';
import { guestCalls } from './guest-calls.ts';
import { asha, book, type Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { authorizationOf, send } from './tenancy/two-guests.ts';

const hour = 3_600_000;
const day = 24 * hour;

describe('a number that codes are sent to', () => {
  const engine = openEngine();
  const { post, relay, paid } = guestCalls(engine);

  /** Whether a look-up by number has a code made and sent; the answer never says. */
  const isKnown = async (phone = asha.contactNumber, hotelId = 1760): Promise<boolean> => {
    const before = engine.sms.length;
    const asked = await post('booking-lookups', { hotelId, identifier: phone });
    expect([asked.statusCode, Object.keys(asked.json<object>())]).toEqual([202, ['lookupId', 'expiresAt']]);
    await relay();
    const lookup = await engine.deps.db
      .selectFrom('booking_lookup')
      .select('code')
      .where('lookup_id', '=', asked.json<{ lookupId: string }>().lookupId)
      .executeTakeFirst();
    const sent = engine.sms.slice(before).filter(({ to, text }) => to === phone && /\d{6}/.test(text)).length > 0;
    expect(lookup?.code !== null).toBe(sent);
    return sent;
  };
  const enterCode = async (identifier: string, text: () => string | undefined): Promise<void> => {
    const { lookupId } = (await post('booking-lookups', { hotelId: 1760, identifier })).json<{ lookupId: string }>();
    await relay();
    const code = /\d{6}/.exec(text() ?? '')?.[0] ?? '';
    expect((await post(`booking-lookups/${lookupId}/verify`, { code })).statusCode).toBe(200);
  };
  const runOut = async (): Promise<void> => {
    engine.pass(hour);
    while ((await expireBookings(engine.deps)) > 0);
  };

  it('is known by an open hold for as long as it is open, and not by one that ran out', async () => {
    await book(engine);
    expect(await isKnown()).toBe(true);
    await runOut();
    expect(await isKnown()).toBe(false);
  });

  it('gets no SMS by a hold that ran out when its id is looked up either: the code goes by mail', async () => {
    const { bookingId } = await book(engine);
    await runOut();
    await enterCode(bookingId, () => engine.mails.at(-1)?.subject);
    expect(engine.sms).toEqual([]);
    expect(await isKnown()).toBe(false);
  });

  it('is known on by a hold that its own code has proved', async () => {
    await book(engine);
    await enterCode(asha.contactNumber, () => engine.sms.at(-1)?.text);
    await runOut();
    expect(await isKnown()).toBe(true);
  });

  it('is known by a confirmed stay until a year after it, cancelled or not', async () => {
    const kept = await paid({ checkIn: '2026-12-02', checkOut: '2026-12-04' });
    engine.pass(Date.parse('2027-12-04T12:00:00Z') - engine.deps.clock().getTime());
    expect(await isKnown()).toBe(true);
    engine.pass(3 * day);
    expect(await isKnown()).toBe(false);
    expect(kept.bookingId).not.toBe('');
  });

  it('is known by a stay that was confirmed and then cancelled', async () => {
    const { bookingId, cookie } = await book(engine, { mode: 'at-property' });
    expect((await post(`bookings/${bookingId}/cancellation`, { refund: 0 }, cookie)).statusCode).toBe(200);
    expect(await isKnown()).toBe(true);
  });

  it('is known for a year after the days that a stay was moved to', async () => {
    const { bookingId, cookie } = await book(engine, { mode: 'at-property' });
    const before = await engine.deps.db.selectFrom('booking_name').select('known_until').execute();
    const stay = { kind: 'nights', checkIn: '2026-12-10', checkOut: '2026-12-12' };
    const rooms = [{ roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 2, childAges: [], infants: 0 }];
    const quote = (await post(`bookings/${bookingId}/modification-quote`, { stay, rooms }, cookie)).json<{
      quoteToken: string;
      due: number;
      refund: number;
    }>();
    const { quoteToken, due, refund } = quote;
    expect((await post(`bookings/${bookingId}/modification`, { quoteToken, due, refund }, cookie)).statusCode).toBe(
      200,
    );
    const after = await engine.deps.db.selectFrom('booking_name').select('known_until').execute();
    const latest = (rows: { known_until: Date | null }[]): number =>
      Math.max(...rows.map(({ known_until }) => known_until?.getTime() ?? 0));
    expect(latest(after) - latest(before)).toBe(8 * day);
  });

  it('is not known by a request that was turned down', async () => {
    const { bookingId, status } = await book(engine, { hotelId: 2116 });
    expect([status, await isKnown()]).toEqual(['requested', true]);
    const url = `/api/property/bookings/${bookingId}/rejection`;
    const rejected = await send(engine, { method: 'POST', url, headers: authorizationOf(engine, 2116), payload: {} });
    expect(rejected.statusCode).toBe(200);
    expect(await isKnown()).toBe(false);
  });

  it('is found again in a database of before, and where an older version has written beside this one', async () => {
    const { db } = engine.deps;
    const names = async (): Promise<unknown> =>
      (await db.selectFrom('booking_name').selectAll().orderBy('name_hash').orderBy('booking_id').execute()).map(
        (row) => ({ ...row, known_until: row.known_until?.toISOString() ?? null }),
      );
    await paid();
    await book(engine, { hotelId: 2116 });
    const cancelled: Booked = await book(engine, {
      mode: 'at-property',
      checkIn: '2026-12-20',
      checkOut: '2026-12-22',
    });
    await post(`bookings/${cancelled.bookingId}/cancellation`, { refund: 0 }, cancelled.cookie);
    const written = await names();
    expect(written).toHaveLength(6);
    await db.deleteFrom('booking_name').execute();
    await nameBookings(db);
    expect(await names()).toEqual(written);
    await sql`drop table booking_name`.execute(db);
    await sql`create index booking_by_phone on booking (hotel_id, contact_phone)`.execute(db);
    await sql`create index booking_of_phone on booking (contact_phone, created_at)`.execute(db);
    await bookingNames.up(db);
    expect(await names()).toEqual(written);
  });
});
