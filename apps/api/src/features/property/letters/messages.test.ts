import type { LetterDraft, Message } from '@latchkey/api-contract/types';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { ownerAtDesk } from '../../../../test/desk.ts';
import { answer, guestCalls } from '../../../../test/guest-calls.ts';
import { type Booked, book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';

interface Conversation {
  readonly messages: readonly (Message & { readonly writtenBy: string | null })[];
  readonly unanswered: number;
  readonly drafts: readonly LetterDraft[];
}

// Shows docs/rules.md: Answers and messages (At once, Conversation, Kept and forgotten).
describe('the conversation about a booking', () => {
  const engine = openEngine();
  const guests = guestCalls(engine);
  const write = ({ bookingId, cookie }: Booked, text: string): Promise<LightMyRequestResponse> =>
    guests.post(`bookings/${bookingId}/messages`, { text }, cookie);
  const own = async ({ bookingId, cookie }: Booked): Promise<{ messages: readonly Message[]; mayWrite: boolean }> =>
    (await engine.app.inject({ url: `/api/bookings/${bookingId}/messages`, headers: { cookie } })).json();

  it('goes both ways, and each side reads it whole', async () => {
    const owner = await ownerAtDesk(engine);
    const stay = await book(engine, { mode: 'at-property' });
    await guests.relay();
    expect((await write(stay, 'May we bring\n\na dog? <i>')).statusCode).toBe(201);
    engine.pass(1000);
    await write(stay, 'A small one.');
    engine.pass(1000);
    await guests.relay();
    const told = engine.propertyMails.filter(({ text }) => text.includes('a dog? <i>'));
    expect(told).toHaveLength(1);
    expect(told[0]?.html).toContain('a dog? &lt;i&gt;');
    expect(told[0]?.text).toContain('/h/1760/answers');
    const read = async (): Promise<Conversation> =>
      (await owner.call('GET', `bookings/${stay.bookingId}/messages`)).json();
    expect(await read()).toMatchObject({ unanswered: 2, channels: ['mail', 'sms'], locale: 'en' });
    const letter = { channel: 'mail', text: 'Gladly.\nThe garden is open.' };
    expect(answer(await owner.call('POST', `bookings/${stay.bookingId}/messages`, letter))).toMatchObject([
      201,
      { from: 'property', delivery: 'waiting', writtenBy: 'Owner' },
    ]);
    await guests.relay();
    const mail = engine.mails.findLast(({ subject }) => subject.startsWith('A message from'));
    expect(mail?.text).toContain(letter.text);
    expect(mail?.html).toContain('#messages');
    expect(await read()).toMatchObject({ unanswered: 0 });
    const seen = await own(stay);
    expect(seen.messages.map(({ from, text, delivery }) => [from, text, delivery])).toEqual([
      ['guest', 'May we bring\n\na dog? <i>', 'sent'],
      ['guest', 'A small one.', 'sent'],
      ['property', letter.text, 'sent'],
    ]);
    expect(JSON.stringify(seen)).not.toContain('Owner');
  });

  it('is told to whoever follows the hotel’s changes', async () => {
    const stay = await book(engine, { mode: 'at-property' });
    const before = await engine.deps.db.selectFrom('booking_feed').select('last').executeTakeFirstOrThrow();
    await write(stay, 'Hello');
    const after = await engine.deps.db.selectFrom('booking_feed').select('last').executeTakeFirstOrThrow();
    expect(Number(after.last)).toBe(Number(before.last) + 1);
  });

  it('goes by SMS with the way to the page, in few words alone', async () => {
    const owner = await ownerAtDesk(engine);
    const stay = await book(engine, { mode: 'at-property' });
    await guests.relay();
    const send = (text: string) => owner.call('POST', `bookings/${stay.bookingId}/messages`, { channel: 'sms', text });
    expect((await send('x'.repeat(301))).statusCode).toBe(400);
    expect((await send('Your taxi is here')).statusCode).toBe(201);
    await guests.relay();
    expect(engine.sms.at(-1)?.text).toMatch(/: Your taxi is here\nhttp/);
  });

  it('takes a few messages before an answer, and no more', async () => {
    const owner = await ownerAtDesk(engine);
    const stay = await book(engine, { mode: 'at-property' });
    for (let at = 0; at < 10; at += 1) expect((await write(stay, `Message ${at}`)).statusCode).toBe(201);
    expect(answer(await write(stay, 'One more'))).toEqual([409, { code: 'too_many_messages' }]);
    expect(await own(stay)).toMatchObject({ mayWrite: false });
    await owner.call('POST', `bookings/${stay.bookingId}/messages`, { channel: 'mail', text: 'Yes to all' });
    expect((await write(stay, 'Thank you')).statusCode).toBe(201);
    expect((await write(stay, 'x'.repeat(10_000))).statusCode).toBe(400);
    expect((await write({ ...stay, cookie: '' }, 'A stranger')).statusCode).toBe(403);
  });

  it('offers letters that fit the booking, in the guest’s language', async () => {
    const owner = await ownerAtDesk(engine);
    const stay = await book(engine, { mode: 'at-property', body: { language: 'de' } });
    const drafts = async (): Promise<readonly LetterDraft[]> =>
      (await owner.call('GET', `bookings/${stay.bookingId}/messages`)).json<Conversation>().drafts;
    const before = await drafts();
    expect(before.map(({ template }) => template)).toEqual(['blank', 'arrival', 'payment']);
    for (const { text } of before) expect(text).toMatch(/^Guten Tag Asha Rao,[^{}]*Herzliche Grüße\n[^{}]+$/);
  });

  it('is in the guest’s copy of what is kept, and forgotten with the guest', async () => {
    const owner = await ownerAtDesk(engine);
    const stay = await guests.paid();
    await write(stay, 'We are allergic to nuts');
    await owner.call('POST', `bookings/${stay.bookingId}/messages`, { channel: 'mail', text: 'We know, Asha' });
    const headers = { cookie: stay.cookie };
    const copy = await engine.app.inject({ url: `/api/bookings/${stay.bookingId}/personal-data`, headers });
    expect(copy.json()).toMatchObject({
      conversation: [
        { from: 'guest', text: 'We are allergic to nuts' },
        { from: 'property', text: 'We know, Asha' },
      ],
    });
    engine.pass(20 * 24 * 3_600_000);
    expect((await guests.post(`bookings/${stay.bookingId}/erasure`, {}, stay.cookie)).statusCode).toBe(200);
    expect(await engine.deps.db.selectFrom('guest_message').selectAll().execute()).toEqual([]);
    expect(answer(await write(stay, 'Still there?'))).toEqual([409, { code: 'booking_over' }]);
  });
});
