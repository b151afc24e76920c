import { randomUUID } from 'node:crypto';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { againAtDesk, ownerAtDesk, type AtDesk } from './desk.ts';
import { guestCalls } from './guest-calls.ts';
import { asha, book, quoteFor } from './journeys.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';
import { holdOf, setUpByStranger } from './unknown-hotel.ts';

// Shows docs/rules.md: What a hotel sends (Figures of a day, Kept back, Paid and proved, Links, While it is held, Sent twice).

const bait = 'Pay now at https://evil.example/n';

describe('a hotel that the provider does not know', () => {
  let engine: TestEngine;
  let owner: AtDesk;
  beforeAll(async () => {
    engine = await startTestEngine('postgresql', {
      RATE_LIMITS: 'on',
      OPERATORS: 'ops@latchkey.example',
      STAY_MESSAGES_PER_DAY: '20',
      HOTEL_STRANGERS_PER_DAY: '8',
      HOTEL_SMS_PER_DAY: '5',
      HOTEL_SMS_ABROAD_PER_DAY: '2',
      HOTEL_ACTS_PER_DAY: '60',
    });
  });
  afterEach(() => engine.reset());
  afterAll(() => engine.close());
  const relay = (): Promise<void> => guestCalls(engine).relay();
  const opened = async (): Promise<void> => {
    owner = await ownerAtDesk(engine);
    await setUpByStranger(engine);
    engine.mails.length = 0;
  };
  /** A stay of a night of its own that the desk books for somebody. */
  const booksFor = async (night: number, guest: object): Promise<string> => {
    const checkIn = addDays('2026-12-02' as LocalDate, night);
    const { quoteToken } = await quoteFor(engine, { checkIn, checkOut: addDays(checkIn, 1) });
    const made = await owner.call('POST', 'bookings', {
      quoteToken,
      guest: { fullName: 'Made Up', ...guest },
      locale: 'en',
      pays: 'at_property',
    });
    expect(made.statusCode).toBe(201);
    return made.json<{ bookingId: string }>().bookingId;
  };
  const codes = async (times: number, ask: (at: number) => Promise<{ statusCode: number; body: string }>) => {
    const answers: string[] = [];
    for (let at = 0; at < times; at += 1) {
      const { statusCode, body } = await ask(at);
      answers.push(statusCode < 300 ? 'done' : (JSON.parse(body) as { code: string }).code);
    }
    return answers;
  };
  const count = (answers: readonly string[], code: string): number => answers.filter((one) => one === code).length;
  const guestMails = () => engine.mails.filter(({ purpose }) => purpose === 'stay' || purpose === 'unpaid-stay');

  it('writes to so many new people a day whom it books for itself, however many it makes up', async () => {
    await opened();
    for (let at = 0; at < 12; at += 1)
      await booksFor(at, { email: `stranger${at}@example.com`, phone: `+9198450100${10 + at}` });
    await relay();
    expect([guestMails().length, engine.sms.length]).toEqual([8, 5]);
  });

  it('says at the desk what a day’s limit kept back, and sends it on another day', async () => {
    await opened();
    const stays: string[] = [];
    for (let at = 0; at < 10; at += 1) stays.push(await booksFor(at, { email: `stranger${at}@example.com` }));
    await relay();
    const atDesk = async (bookingId: string) =>
      (await owner.call('GET', `bookings/${bookingId}`)).json<{
        events: { type: string }[];
        sent: { about: string; state: string; why?: string }[];
        undelivered?: string[];
      }>();
    const seen = await Promise.all(stays.map(atDesk));
    const lost = seen.filter(({ undelivered }) => undelivered !== undefined);
    expect([lost.length, guestMails().length]).toEqual([2, 8]);
    for (const { events, sent } of lost) {
      expect(sent.map(({ about, state, why }) => [about, state, why])).toContainEqual([
        'voucher',
        'failed',
        'over_limit',
      ]);
      expect(events.map(({ type }) => type)).toContain('voucher_over_limit');
      expect(events.map(({ type }) => type)).not.toContain('voucher_sent');
    }
    const others = seen.filter(({ undelivered }) => undelivered === undefined);
    for (const { sent } of others) for (const one of sent) expect(one).not.toHaveProperty('why');
    engine.pass(25 * 3_600_000);
    owner = await againAtDesk(engine, owner);
    const [bookingId = ''] = stays.filter((_, at) => seen[at]?.undelivered !== undefined);
    expect((await owner.call('POST', `bookings/${bookingId}/voucher`)).statusCode).toBe(200);
    await relay();
    const after = await atDesk(bookingId);
    expect(after.undelivered).toBeUndefined();
    expect(after.sent[0]).toMatchObject({ about: 'voucher', state: 'sent' });
  });

  it('says of a letter that a limit kept back that it was not delivered', async () => {
    await opened();
    const first = await booksFor(0, { email: 'stranger0@example.com' });
    for (let at = 1; at < 9; at += 1) await booksFor(at, { email: `stranger${at}@example.com` });
    await relay();
    await owner.call('PUT', `bookings/${first}/contact`, { email: 'another@example.com' });
    engine.pass(1000);
    const letter = { channel: 'mail', text: 'The garden door is open until ten.' };
    expect((await owner.call('POST', `bookings/${first}/messages`, letter)).statusCode).toBe(201);
    await relay();
    const { messages } = (await owner.call('GET', `bookings/${first}/messages`)).json<{
      messages: { delivery: string }[];
    }>();
    expect(messages.map(({ delivery }) => delivery)).toEqual(['undelivered']);
  });

  it('sends few SMS to a country other than its own, and its provider hears when most of a day’s are gone', async () => {
    await opened();
    for (let at = 0; at < 4; at += 1) await booksFor(at, { phone: `+535123456${at}` });
    await relay();
    expect(engine.sms).toHaveLength(2);
    for (let at = 0; at < 4; at += 1) await booksFor(10 + at, { phone: `+9198450200${10 + at}` });
    await relay();
    expect(engine.sms).toHaveLength(5);
    const told = engine.mails.filter(({ to }) => to === 'ops@latchkey.example');
    expect(told.map(({ subject }) => subject)).toEqual(['Sandalwood Courtyard has sent most of its SMS of the day']);
  });

  it('has few codes by SMS sent to one country other than its own, however many numbers there it books for', async () => {
    await opened();
    for (let at = 0; at < 7; at += 1) await booksFor(at, { phone: `+535123456${at}` });
    await relay();
    engine.sms.length = 0;
    for (let at = 0; at < 14; at += 1) {
      await guestCalls(engine).post('booking-lookups', {
        identifier: `+535123456${at % 7}`,
        hotelId: 1760,
        language: 'en',
      });
      await relay();
    }
    expect(engine.sms).toHaveLength(10);
  });

  it('sends a voucher of one stay twenty times a day at most, however fast it is asked for', async () => {
    await opened();
    const bookingId = await booksFor(0, { email: 'victim@example.com' });
    const answers = await codes(30, () => owner.call('POST', `bookings/${bookingId}/voucher`));
    await relay();
    expect([count(answers, 'done'), count(answers, 'too_many_messages')]).toEqual([20, 10]);
    expect(guestMails()).toHaveLength(20);
    expect(new Set(guestMails().map(({ messageId }) => messageId)).size).toBe(20);
  });

  it('reaches six mailboxes and numbers of one stay a day, whatever it changes its contact to', async () => {
    await opened();
    const bookingId = await booksFor(0, { email: 'first@example.com' });
    for (let at = 0; at < 9; at += 1) {
      engine.pass(1000);
      await owner.call('PUT', `bookings/${bookingId}/contact`, { email: `victim${at}@example.com` });
      await owner.call('POST', `bookings/${bookingId}/voucher`);
      await relay();
    }
    expect(new Set(guestMails().map(({ to }) => to)).size).toBe(6);
  });

  it('does not reach strangers by a stay that somebody paid for, with their mailbox in place of the guest’s', async () => {
    await opened();
    const { bookingId } = await guestCalls(engine).paid();
    engine.pass(1000);
    await owner.call('PUT', `bookings/${bookingId}/contact`, { email: 'victim@example.com' });
    const letter = { channel: 'mail', text: bait };
    expect((await owner.call('POST', `bookings/${bookingId}/messages`, letter)).json()).toEqual({
      code: 'link_not_allowed',
    });
    await owner.call('POST', `bookings/${bookingId}/voucher`);
    await relay();
    expect(guestMails().at(-1)).toMatchObject({ to: 'victim@example.com', purpose: 'unpaid-stay' });
  });

  it('has one Message-ID for a voucher, however often its mail is tried, and another for one that is sent once more', async () => {
    await opened();
    const bookingId = await booksFor(0, { email: 'guest@example.com' });
    await relay();
    // The mail server took it, and its word was lost: the same row is tried again.
    await engine.deps.db.updateTable('outbox').set({ done_at: null }).where('kind', '=', 'voucher-mail').execute();
    engine.pass(120_000);
    await relay();
    await owner.call('POST', `bookings/${bookingId}/voucher`);
    await relay();
    const ids = guestMails().map(({ messageId }) => messageId);
    expect([ids.length, ids[0] === ids[1], ids[1] === ids[2]]).toEqual([3, true, false]);
  });

  it('sends addresses of elsewhere only to a guest who has booked and paid, or proved the mailbox', async () => {
    await opened();
    const write = async (bookingId: string, channel: string, text: string) => {
      engine.pass(1000);
      const { statusCode, body } = await owner.call('POST', `bookings/${bookingId}/messages`, { channel, text });
      return statusCode === 201 ? 'sent' : (JSON.parse(body) as { code: string }).code;
    };
    const byDesk = await booksFor(0, { email: 'victim@example.com', phone: '+919845010010' });
    const unproved = (await book(engine, { mode: 'at-property' })).bookingId;
    const paid = (await guestCalls(engine).paid({ checkIn: '2027-01-10', checkOut: '2027-01-12' })).bookingId;
    for (const channel of ['mail', 'sms'])
      expect([
        await write(byDesk, channel, bait),
        await write(byDesk, channel, 'Pay at evil.co, thanks'),
        await write(byDesk, channel, 'Your room is ready.'),
        await write(unproved, channel, bait),
        await write(paid, channel, bait),
      ]).toEqual(['link_not_allowed', 'link_not_allowed', 'sent', 'link_not_allowed', 'sent']);
    // Its own pages are no address of elsewhere.
    const { drafts } = (await owner.call('GET', `bookings/${unproved}/messages`)).json<{
      drafts: readonly { template: string; text: string }[];
    }>();
    for (const { text } of drafts) expect(await write(unproved, 'mail', text)).toBe('sent');
  });

  it('answers no form with an address of elsewhere', async () => {
    await opened();
    await guestCalls(engine).post('questions', {
      hotelId: 1760,
      email: 'victim@example.com',
      fullName: 'Made Up',
      question: 'Is there a pool?',
    });
    const { answers } = (await owner.call('GET', 'answers?state=open')).json<{
      answers: { kind: string; id: string }[];
    }>();
    const [asked] = answers;
    const reply = (text: string) => owner.call('POST', `answers/${asked?.kind}/${asked?.id}/reply`, { text });
    const refused = await reply(bait);
    expect([refused.statusCode, refused.json()]).toEqual([409, { code: 'link_not_allowed' }]);
    expect((await reply('There is one.')).statusCode).toBe(200);
  });

  it('leaves addresses of elsewhere out of what it says to a guest with a cancellation', async () => {
    await opened();
    const bookingId = await booksFor(0, { email: 'victim@example.com' });
    await relay();
    const words = { words: bait };
    expect((await owner.call('POST', `bookings/${bookingId}/cancellation`, words)).statusCode).toBe(200);
    await relay();
    const mail = engine.mails.find(({ subject }) => subject.endsWith('is cancelled'));
    expect([mail?.to, JSON.stringify(mail).includes('evil')]).toEqual(['victim@example.com', false]);
  });

  it('has its person stopped after so many messages a day, in all bookings together', async () => {
    await opened();
    const bookings: string[] = [];
    for (let at = 0; at < 5; at += 1) bookings.push(await booksFor(at, { email: `guest${at}@example.com` }));
    const answers = await codes(80, (at) =>
      owner.call('POST', `bookings/${bookings[at % 5]}/messages`, { channel: 'mail', text: `Letter ${at}` }),
    );
    expect([count(answers, 'done'), count(answers, 'too_many_messages')]).toEqual([60, 20]);
  });

  it('sends nothing to anybody while it is held but to guests who paid or proved, and they hear all that is due', async () => {
    await opened();
    const guests = guestCalls(engine);
    const unpaid = await booksFor(0, { email: 'victim@example.com', phone: '+919845010010' });
    const paid = await guests.paid({ checkIn: '2027-01-10', checkOut: '2027-01-12' });
    await relay();
    engine.mails.length = 0;
    engine.sms.length = 0;
    await holdOf(engine);
    engine.pass(1000);
    await engine.deps.hotels.byId(1760);
    const call = async (path: string, payload: object = {}) => (await owner.call('POST', path, payload)).body;
    expect([
      await call('people', { mail: 'new@example.com', name: 'Night porter', role: 'reception', language: 'en' }),
      await call(`bookings/${unpaid}/messages`, { channel: 'mail', text: 'Hello' }),
      await call(`bookings/${paid.bookingId}/messages`, { channel: 'mail', text: 'Hello' }),
      await call(`bookings/${unpaid}/voucher`),
      await call(`bookings/${paid.bookingId}/voucher`),
    ]).toEqual(Array.from({ length: 5 }, () => '{"code":"hotel_held"}'));
    await guests.post('questions', { hotelId: 1760, email: 'v@example.com', fullName: 'A B', question: bait });
    await owner.call('POST', `bookings/${unpaid}/cancellation`, {});
    await relay();
    expect([guestMails(), engine.sms, engine.mails.filter(({ messageId }) => messageId.startsWith('<form'))]).toEqual([
      [],
      [],
      [],
    ]);
    const { sent } = (await owner.call('GET', `bookings/${unpaid}`)).json<{ sent: object[] }>();
    expect(sent[0]).toMatchObject({ about: 'cancelled', state: 'failed', why: 'stopped' });
    await owner.call('POST', `bookings/${paid.bookingId}/cancellation`, { words: 'Call us about your money' });
    await relay();
    const told = guestMails().find(({ subject }) => subject.endsWith('is cancelled'));
    expect([told?.to, told?.text.includes('Call us')]).toEqual([asha.email, false]);
    expect(engine.sms.length).toBeGreaterThan(0);
  });

  it('is stopped at once: what waits in the outbox does not go out either', async () => {
    await opened();
    await owner.call('POST', 'people', { mail: 'new@example.com', name: 'Porter', role: 'reception', language: 'en' });
    const bookingId = await booksFor(0, { email: 'victim@example.com' });
    await owner.call('POST', `bookings/${bookingId}/messages`, { channel: 'mail', text: `Hello ${randomUUID()}` });
    await holdOf(engine);
    await relay();
    expect([engine.mails, engine.sms]).toEqual([[], []]);
  });
});
