import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { guestCalls, type GuestCalls } from './guest-calls.ts';
import { asha, book } from './journeys.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';

describe('where hotels lie on several servers', () => {
  let engine: TestEngine;
  let calls: GuestCalls;
  beforeAll(async () => {
    engine = await startTestEngine('postgresql', { DATABASE_SHARDED: 'on', PROVIDER_HOSTS: 'provider.example' });
    calls = guestCalls(engine);
  });
  afterEach(() => engine.reset());
  afterAll(() => engine.close());

  /** On the provider's own host, where every hotel's bookings are found. */
  const lookUp = async (identifier: string): Promise<string> => {
    const asked = await engine.app.inject({
      method: 'POST',
      url: '/api/booking-lookups',
      headers: { host: 'provider.example' },
      payload: { identifier },
    });
    await calls.relay();
    return asked.json<{ lookupId: string }>().lookupId;
  };
  const codeSent = (): string =>
    engine.sms.map(({ text }) => /(\d{6}) is your code/.exec(text)?.[1] ?? '').findLast((code) => code !== '') ?? '';
  const enter = (lookupId: string): ReturnType<GuestCalls['post']> =>
    calls.post(`booking-lookups/${lookupId}/verify`, { code: codeSent() });
  const grantedAt = async (): Promise<number[]> =>
    (
      await engine.deps.db.selectFrom('booking_access').select('hotel_id').where('proved_phone', '=', true).execute()
    ).map(({ hotel_id }) => hotel_id);

  it('bookings of all of them are found by number and reference without a list of hotels', async () => {
    const inJaipur = await book(engine, { hotelId: 2116, checkIn: '2026-12-07', checkOut: '2026-12-09' });
    const inBengaluru = await book(engine);
    await calls.relay();
    const { reference } = await calls.view(inJaipur);
    const lists: string[] = [];
    const listen = (statement: unknown): void => {
      if (/"hotel_id" (in \(\$\d+, \$\d+, \$\d+|= any)/.test(String(statement))) lists.push(String(statement));
    };
    subscribe('latchkey.sql', listen);
    try {
      const byNumber = await enter(await lookUp(asha.contactNumber));
      expect(byNumber.json<{ bookings: { bookingId: string }[] }>().bookings.map(({ bookingId }) => bookingId)).toEqual(
        expect.arrayContaining([inJaipur.bookingId, inBengaluru.bookingId]),
      );
      const byReference = await enter(await lookUp(String(reference)));
      expect(byReference.json()).toMatchObject({ bookings: [{ bookingId: inJaipur.bookingId }] });
    } finally {
      unsubscribe('latchkey.sql', listen);
    }
    expect(lists).toEqual([]);
  });

  it('what a code opens at one hotel does not hang on another', async () => {
    await book(engine, { hotelId: 2116, checkIn: '2026-12-02', checkOut: '2026-12-04' });
    await book(engine, { mode: 'at-property', checkIn: '2026-12-07', checkOut: '2026-12-09' });
    await calls.relay();
    const lookupId = await lookUp(asha.contactNumber);
    await sql`alter table booking_access add constraint one_is_away check (hotel_id <> 2116) not valid`.execute(
      engine.deps.db,
    );
    expect((await enter(lookupId)).statusCode).toBe(500);
    await sql`alter table booking_access drop constraint one_is_away`.execute(engine.deps.db);
    expect(await grantedAt()).toEqual([1760]);
  });
});
