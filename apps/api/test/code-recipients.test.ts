import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { guestCalls, type GuestCalls } from './guest-calls.ts';
import { requireInvariants } from './invariants.ts';
import { asha, book } from './journeys.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';
import { databaseKinds } from './database-kinds.ts';

const codes = async (engine: TestEngine, lookupId: string): Promise<unknown> =>
  engine.deps.db
    .selectFrom('booking_lookup')
    .select(['code', 'mail_code'])
    .where('lookup_id', '=', lookupId)
    .executeTakeFirst();
const none = { code: null, mail_code: null };
const linkIn = (text = ''): string => /\/api\/booking-links\/\S+/.exec(text)?.[0] ?? '';
const linked = (engine: TestEngine): string[] =>
  engine.mails.filter(({ text }) => linkIn(text) !== '').map(({ to }) => to);

describe.each(databaseKinds)('a code is made only where it is sent, on %s', (kind) => {
  let engine: TestEngine;
  let calls: GuestCalls;
  beforeAll(async () => {
    engine = await startTestEngine(kind, { RATE_LIMITS: 'on', SMS_COUNTRIES: '91' });
    calls = guestCalls(engine);
  });
  afterEach(async () => {
    await requireInvariants(engine.deps.db);
    await engine.reset();
  });
  afterAll(() => engine.close());

  const ask = async (identifier: string): Promise<string> => {
    const asked = await calls.post('booking-lookups', { hotelId: 1760, identifier });
    expect([asked.statusCode, Object.keys(asked.json<object>())]).toEqual([202, ['lookupId', 'expiresAt']]);
    return asked.json<{ lookupId: string }>().lookupId;
  };
  const twoBookings = async (): Promise<string[]> => {
    const made = [];
    for (const email of ['one@example.com', 'two@example.com'])
      made.push((await book(engine, { body: { travellers: [{ ...asha, email }] } })).bookingId);
    return made;
  };

  it('two bookings of one number have its SMS spent, and then the number gets a link and no code', async () => {
    for (const bookingId of await twoBookings()) for (let at = 0; at < 5; at += 1) await ask(bookingId);
    await calls.relay();
    expect(engine.sms).toHaveLength(10);
    const lookupId = await ask(asha.contactNumber);
    await calls.relay();
    expect([engine.sms.length, await codes(engine, lookupId)]).toEqual([10, none]);
    expect(linked(engine).toSorted()).toEqual(['one@example.com', 'two@example.com']);
    const opened = await engine.app.inject({
      method: 'POST',
      url: linkIn(engine.mails.find(({ text }) => linkIn(text) !== '')?.text),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect(opened.statusCode).toBe(303);
  });

  it('bookings that strangers hold in the name of a number do not take the link from its guest', async () => {
    await book(engine, { mode: 'at-property' });
    engine.pass(60_000);
    for (let at = 0; at < 3; at += 1)
      await book(engine, {
        checkIn: `2026-12-1${at}`,
        checkOut: `2026-12-1${at + 1}`,
        body: { travellers: [{ ...asha, email: `stranger${at}@example.com` }] },
      });
    for (let at = 0; at < 6; at += 1) await ask(asha.contactNumber);
    await calls.relay();
    expect(linked(engine)).toContain(asha.email);
  });

  it('asks the database the same of what is known and of what nobody has', async () => {
    const { bookingId, cookie } = await book(engine);
    const reference = String((await calls.view({ bookingId, cookie }))['reference']);
    const statements: string[] = [];
    const listen = (statement: unknown): void => {
      // Call limits and changes of hotels are read again by the clock, whatever the request.
      if (!/call_count|"version" > \$1/.test(String(statement))) statements.push(String(statement));
    };
    const sentFor = async (identifier: string): Promise<string[]> => {
      statements.length = 0;
      subscribe('latchkey.sql', listen);
      const lookupId = await ask(identifier);
      unsubscribe('latchkey.sql', listen);
      const asked = statements.splice(0);
      engine.pass(60_000);
      subscribe('latchkey.sql', listen);
      await calls.post(`booking-lookups/${lookupId}/repeat`, {});
      unsubscribe('latchkey.sql', listen);
      return [...asked, ...statements.splice(0)];
    };
    for (const [known, unknown] of [
      [asha.contactNumber, '+919845000000'],
      [bookingId, '1760_AAAAAAAAAAAAAAAAAAAAAA'],
      [reference, 'BCDF-2345'],
    ] as const) {
      const asked = await sentFor(known);
      expect(asked.length).toBeGreaterThan(8);
      expect(await sentFor(unknown)).toEqual(asked);
    }
  });

  it('those who ask at once have no more made than are sent', async () => {
    const asked = await twoBookings();
    const lookups = await Promise.all(
      [...asked, ...asked, ...asked, ...asked, asha.contactNumber, asha.contactNumber, asha.contactNumber].map(ask),
    );
    await calls.relay();
    const made = await Promise.all(lookups.map((lookupId) => codes(engine, lookupId)));
    const withCode = made.filter((one) => (one as { code: string | null }).code !== null);
    expect([engine.sms.length, withCode.length]).toEqual([10, 10]);
  });

  it('a number that SMS do not go to has none: by number a link, by booking a code by mail', async () => {
    const contactNumber = '+493023456789';
    const { bookingId } = await book(engine, {
      mode: 'at-property',
      body: { travellers: [{ ...asha, contactNumber }] },
    });
    const byNumber = await ask(contactNumber);
    await calls.relay();
    expect([await codes(engine, byNumber), linked(engine)]).toEqual([none, [asha.email]]);
    const byBooking = await ask(bookingId);
    await calls.relay();
    expect(engine.sms).toEqual([]);
    const code = /\d{6}/.exec(engine.mails.at(-1)?.subject ?? '')?.[0] ?? '';
    expect(await codes(engine, byBooking)).toEqual({ code: null, mail_code: code });
    expect((await calls.post(`booking-lookups/${byBooking}/verify`, { code })).statusCode).toBe(200);
  });
});
