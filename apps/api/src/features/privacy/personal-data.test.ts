import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { asha, book, type Booked } from '../../../test/journeys.ts';
import { openEngine } from '../../../test/open-engine.ts';
import { relayOutbox } from '../../jobs/relay-outbox.ts';

describe('personal data', () => {
  const engine = openEngine();

  const post = (path: string, payload: object, cookie = ''): Promise<LightMyRequestResponse> =>
    engine.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { cookie, 'idempotency-key': randomUUID() },
      payload,
    });
  const kinds = async (): Promise<string[]> =>
    (await engine.deps.db.selectFrom('form_entry').select('kind').orderBy('kind').execute()).map(({ kind }) => kind);
  const exported = async ({ bookingId, cookie }: Booked): Promise<string[]> => {
    const response = await engine.app.inject({ url: `/api/bookings/${bookingId}/personal-data`, headers: { cookie } });
    return response.json<{ forms: { kind: string }[] }>().forms.map(({ kind }) => kind);
  };
  const sendForms = async (): Promise<void> => {
    const { fullName, contactNumber, email } = asha;
    await post('newsletter-subscriptions', { hotelId: 1760, email: email.toUpperCase() });
    await post('questions', { hotelId: 1760, email, question: 'Is the pool heated?' });
    await post('questions', { hotelId: 2116, email, question: 'Is there a lift?' });
    await post('questions', { hotelId: 1760, email: 'other@example.com', question: 'Is there a lift?' });
    await post('price-match-leads', {
      hotelId: 1760,
      fullName,
      email: 'other@example.com',
      contactNumber,
      foundAt: 'https://elsewhere.example',
      price: 4000,
    });
  };
  const stayed = async (): Promise<Booked> => {
    const booked = await book(engine, { mode: 'at-property' });
    engine.pass(20 * 24 * 3_600_000);
    await post('feedback', { bookingId: booked.bookingId, rating: 5 }, booked.cookie);
    return booked;
  };
  const prove = async (booked: Booked, identifier: string, codeSent: () => string | undefined): Promise<Booked> => {
    const { lookupId } = (await post('booking-lookups', { hotelId: 1760, identifier })).json<{ lookupId: string }>();
    while ((await relayOutbox(engine.deps)) > 0);
    const code = /\d{6}/.exec(codeSent() ?? '')?.[0] ?? '';
    const verified = await post(`booking-lookups/${lookupId}/verify`, { code }, booked.cookie);
    expect(verified.json()).toMatchObject({ bookings: [{ bookingId: booked.bookingId }] });
    return { ...booked, cookie: String(verified.headers['set-cookie']).split(';')[0] ?? '' };
  };
  const byMail = (): string | undefined =>
    engine.mails.findLast(({ messageId }) => messageId.startsWith('<code.'))?.subject;
  const bySms = (): string | undefined => engine.sms.findLast(({ text }) => text.includes('is your code'))?.text;
  const erase = async ({ bookingId, cookie }: Booked): Promise<void> => {
    expect((await post(`bookings/${bookingId}/erasure`, {}, cookie)).statusCode).toBe(200);
  };

  it('of an address that was only typed stays where it is', async () => {
    await sendForms();
    const booked = await stayed();
    expect(await exported(booked)).toEqual(['feedback']);
    await erase(booked);
    expect(await kinds()).toEqual(['newsletter', 'price-match', 'question', 'question', 'question']);
  });

  it('leaves no number in a table once it is erased, by a device that proved nothing', async () => {
    const booked = await stayed();
    const other = await book(engine, { mode: 'at-property', checkIn: '2026-12-20', checkOut: '2026-12-22' });
    const tables = ['booking', 'booking_lookup', 'code_subject', 'outbox', 'sent_message', 'mail_link'] as const;
    const holdNumber = async (): Promise<string[]> => {
      const found: string[] = [];
      for (const table of tables)
        if (JSON.stringify(await engine.deps.db.selectFrom(table).selectAll().execute()).includes(asha.contactNumber))
          found.push(table);
      return found;
    };
    await post('booking-lookups', { hotelId: 1760, identifier: asha.contactNumber });
    await post('booking-lookups', { hotelId: 2116, identifier: asha.contactNumber });
    while ((await relayOutbox(engine.deps)) > 0);
    const namedStill = async (): Promise<string[]> => {
      const rows = await engine.deps.db.selectFrom('booking_name').select('booking_id').distinct().execute();
      return rows.map(({ booking_id }) => booking_id);
    };
    await erase(booked);
    expect([await holdNumber(), await namedStill()]).toEqual([['booking', 'booking_lookup'], [other.bookingId]]);
    engine.pass(20 * 24 * 3_600_000);
    await erase(other);
    expect([await holdNumber(), await namedStill()]).toEqual([[], []]);
  });

  it('of an address whose code was entered is shown and forgotten, at this hotel', async () => {
    await sendForms();
    const typed = await stayed();
    const booked = await prove(typed, typed.bookingId, byMail);
    expect((await exported(booked)).toSorted()).toEqual(['feedback', 'newsletter', 'question']);
    await erase(booked);
    expect(await kinds()).toEqual(['price-match', 'question', 'question']);
  });

  it.each(['its id', 'its number'])(
    'found by %s and proved by SMS is what was sent in under the number, and none of the address',
    async (what) => {
      await sendForms();
      const typed = await stayed();
      const booked = await prove(typed, what === 'its id' ? typed.bookingId : asha.contactNumber, bySms);
      expect((await exported(booked)).toSorted()).toEqual(['feedback', 'price-match']);
      await erase(booked);
      expect(await kinds()).toEqual(['newsletter', 'question', 'question', 'question']);
    },
  );

  it('in a wish to be told of a free room is shown and forgotten with the address that it was for', async () => {
    const typed = await stayed();
    const wanted = {
      hotelId: 1760,
      checkIn: '2027-03-01',
      checkOut: '2027-03-03',
      adults: 2,
      childAges: [],
      infants: 0,
    };
    await post('availability-alerts', { ...wanted, email: asha.email.toUpperCase(), language: 'en' });
    await post('availability-alerts', { ...wanted, email: 'other@example.com', language: 'en' });
    const booked = await prove(typed, typed.bookingId, byMail);
    expect(await exported(booked)).toContain('availability-alert');
    await erase(booked);
    const left = await engine.deps.db.selectFrom('form_entry').select('facts').execute();
    expect(left.map(({ facts }) => (facts as { email?: string }).email)).toEqual(['other@example.com']);
  });

  it('proved by both codes is all of it', async () => {
    await sendForms();
    const typed = await stayed();
    const mailed = await prove(typed, typed.bookingId, byMail);
    const booked = await prove(mailed, mailed.bookingId, bySms);
    expect((await exported(booked)).toSorted()).toEqual(['feedback', 'newsletter', 'price-match', 'question']);
  });
});
