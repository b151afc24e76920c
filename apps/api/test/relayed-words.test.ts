import { bookingKey } from '../src/database/booking-key.ts';
import { describe, expect, it } from 'vitest';
import { findBooking } from '../src/features/bookings/bookings.ts';
import { asMailed } from '../src/features/messaging/messages/as-mailed.ts';
import { sendVoucherMail } from '../src/features/messaging/messages/send-voucher.ts';
import type { Mail } from '../src/features/messaging/messages/senders.types.ts';
import { guestCalls } from './guest-calls.ts';
import { asha, postBooking, quoteFor } from './journeys.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: What guests are told (Nobody's words go to a mailbox that proved nothing, To the property).

/** What a stranger would have us say to somebody. */
const bait = 'Refund at https://evil.example/refund';
const victim = 'victim@example.com';

/** Everything of a mail that its reader or program sees. */
const everythingIn = (mail: Mail): string => JSON.stringify({ ...mail, images: undefined });

describe('what a stranger has typed', () => {
  const engine = openEngine();
  const guests = guestCalls(engine);

  /** A stay in the victim's name, with bait in every field that takes any words. */
  const stay = async (mode: 'online' | 'at-property'): Promise<{ bookingId: string; cookie: string }> => {
    const { quoteToken } = await quoteFor(engine);
    const traveller = {
      ...asha,
      email: victim,
      companions: [{ fullName: 'Refund Evil' }],
      invoice: { company: bait, taxNumber: '29ABCDE1234F1Z5' },
    };
    const made = await postBooking(engine, quoteToken, {
      mode,
      body: { travellers: [traveller], specialRequests: bait, estimatedArrivalTime: 'evil.example' },
    });
    expect(made.statusCode).toBe(201);
    const { bookingId } = made.json<{ bookingId: string }>();
    return { bookingId, cookie: String(made.headers['set-cookie']).split(';')[0] ?? '' };
  };
  const toVictim = (): Mail[] => engine.mails.filter(({ to }) => to === victim);

  it('leaves of who booked the name and where a message goes, until the mailbox is proved', async () => {
    const { quoteToken } = await quoteFor(engine);
    const traveller = { ...asha, email: victim, age: 34, companions: [{ fullName: 'Refund Evil', age: 3 }] };
    const made = await postBooking(engine, quoteToken, { mode: 'at-property', body: { travellers: [traveller] } });
    const row = await findBooking(engine.deps.db, bookingKey(1760, made.json<{ bookingId: string }>().bookingId));
    if (row === undefined) throw new Error('the booking is not there');
    expect((await asMailed(engine.deps.db, row)).travellers).toEqual([{ ...asha, email: victim }]);
  });

  it('is in no mail to a mailbox that nobody has proved, whichever form it came by', async () => {
    const of = { hotelId: 1760, email: victim, contactNumber: asha.contactNumber };
    const forms: Readonly<Record<string, object>> = {
      'corporate-enquiries': { ...of, company: bait, fullName: 'Refund Evil', message: bait },
      'hotelier-enquiries': {
        email: victim,
        contactNumber: asha.contactNumber,
        fullName: 'Refund Evil',
        hotelName: bait,
        place: bait,
        rooms: 12,
        message: bait,
      },
      questions: { hotelId: 1760, email: victim, fullName: 'Refund Evil', question: bait },
      'price-match-leads': { ...of, fullName: 'Refund Evil', foundAt: bait, price: 4000, message: bait },
      'newsletter-subscriptions': { hotelId: 1760, email: victim },
      'availability-alerts': {
        hotelId: 1760,
        email: victim,
        checkIn: '2026-12-02',
        checkOut: '2026-12-04',
        adults: 2,
        childAges: [],
        infants: 0,
      },
      itineraries: {
        hotelId: 1760,
        email: victim,
        days: 2,
        purpose: 'food',
        kept: 'www.evil.example.1.0930_evil.1.0930',
        changes: 'd.evil_www.evil.example',
      },
    };
    for (const [path, body] of Object.entries(forms))
      expect([path, (await guests.post(path, body)).statusCode]).toEqual([path, expect.toBeOneOf([200, 202])]);
    await guests.relay();
    // Two receipts, two confirmations and a plan.
    expect(toVictim()).toHaveLength(5);
    for (const mail of toVictim()) expect(everythingIn(mail)).not.toMatch(/evil/i);
  });

  const told = {
    online: [expect.stringContaining('is cancelled')],
    'at-property': ['Your stay at Sandalwood Courtyard is confirmed', expect.stringContaining('is cancelled')],
  };
  it.each(['online', 'at-property'] as const)('is in no mail or SMS about a stay, %s', async (mode) => {
    const { bookingId, cookie } = await stay(mode);
    await guests.post(`bookings/${bookingId}/requests`, { kind: 'arrival', time: '09:00', note: bait }, cookie);
    await guests.relay();
    const { refund } = (
      await engine.app.inject({ url: `/api/bookings/${bookingId}/cancellation`, headers: { cookie } })
    ).json<{ refund?: number }>();
    await guests.post(`bookings/${bookingId}/cancellation`, { refund: refund ?? 0 }, cookie);
    engine.pass(3_600_000);
    await guests.relay();
    expect(toVictim().map(({ subject }) => subject.replace(/ \(.*/, ''))).toEqual(told[mode]);
    for (const mail of toVictim()) expect(everythingIn(mail)).not.toMatch(/evil/i);
    for (const { text } of engine.sms) expect(text).not.toMatch(/evil/i);
  });

  it('is in the property’s own mail', async () => {
    await stay('at-property');
    await guests.relay();
    expect(engine.propertyMails[0]?.text).toContain(`Special requests: ${bait}`);
  });

  it('is in the voucher once a code that was mailed there was entered', async () => {
    const { bookingId } = await stay('at-property');
    const { lookupId } = (await guests.post('booking-lookups', { identifier: bookingId })).json<{ lookupId: string }>();
    await guests.relay();
    const code = /\b\d{6}\b/.exec(engine.mails.find(({ purpose }) => purpose === 'code')?.text ?? '')?.[0];
    expect((await guests.post(`booking-lookups/${lookupId}/verify`, { code })).statusCode).toBe(200);
    await sendVoucherMail(engine.deps, bookingKey(1760, bookingId));
    const voucher = toVictim().at(-1);
    expect(voucher?.subject).toContain('is confirmed');
    expect(voucher?.text).toContain(bait);
    expect(voucher?.text).toContain('Asha Rao, Refund Evil');
  });

  it('is no name where it is more than one', async () => {
    const { quoteToken } = await quoteFor(engine);
    for (const fullName of ['Click www.evil.example', 'Asha\nTotal', 'evil.example'])
      for (const traveller of [
        { ...asha, fullName },
        { ...asha, companions: [{ fullName }] },
      ])
        expect([
          fullName,
          (await postBooking(engine, quoteToken, { body: { travellers: [traveller] } })).statusCode,
        ]).toEqual([fullName, 400]);
  });
});

describe('what a visitor has typed, told to the property', () => {
  const engine = openEngine();
  const guests = guestCalls(engine);
  const forged = 'A quiet room\r\nTotal: 0\u2028Mail: owner@bank.example\u202E reversed\u2066';

  it('is one line a field, and a message is quoted line by line', async () => {
    const enquiry = {
      hotelId: 1760,
      company: forged,
      fullName: 'Asha Rao',
      email: 'a@b.co',
      contactNumber: asha.contactNumber,
      message: forged,
    };
    await guests.post('corporate-enquiries', enquiry);
    await guests.post('questions', { hotelId: 1760, email: 'a@b.co', question: forged });
    const lead = { hotelId: 1760, fullName: 'Asha Rao', email: 'a@b.co', contactNumber: asha.contactNumber };
    await guests.post('price-match-leads', { ...lead, foundAt: forged, price: 4000 });
    const { quoteToken } = await quoteFor(engine);
    await postBooking(engine, quoteToken, { mode: 'at-property', body: { specialRequests: forged } });
    await guests.relay();
    const desk = [...engine.mails.filter(({ purpose }) => purpose === 'desk'), ...engine.propertyMails];
    expect(desk).toHaveLength(4);
    for (const { text, html } of desk) {
      expect(text.split(/\r?\n|\u2028/).filter((line) => /^(Total: 0|Mail: owner)/.test(line))).toEqual([]);
      expect(`${text}${html}`).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
      expect(html).not.toMatch(/(?<!<blockquote[^>]*>)A quiet room<br>/);
    }
    expect(
      desk.some(({ text }) => text.includes('Company: A quiet room Total: 0 Mail: owner@bank.example reversed\n')),
    ).toBe(true);
    const quoted = '> A quiet room\n> Total: 0\n> Mail: owner@bank.example reversed';
    expect(desk.filter(({ text }) => text.includes(`:\n${quoted}`))).toHaveLength(3);
    expect(desk.filter(({ html }) => /<blockquote[^>]*>A quiet room<br>Total: 0<br>/.test(html))).toHaveLength(3);
  });

  it('keeps the joiners of its language, and an arrival in words stops no mail', async () => {
    const question = 'क्\u200Dष می\u200Cخواهم';
    await guests.post('questions', { hotelId: 1760, email: 'a@b.co', question });
    const { quoteToken } = await quoteFor(engine);
    await postBooking(engine, quoteToken, { mode: 'at-property', body: { estimatedArrivalTime: 'in the evening' } });
    await guests.relay();
    expect(engine.mails.find(({ purpose }) => purpose === 'desk')?.text).toContain(question);
    expect(engine.mails.filter(({ subject }) => subject.includes('is confirmed'))).toHaveLength(1);
  });
});
