import { randomUUID } from 'node:crypto';
import type { AnswerOwed } from '@latchkey/api-contract/types';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { againAtDesk, colleagueAtDesk, ownerAtDesk } from '../../../../test/desk.ts';
import { answer, guestCalls } from '../../../../test/guest-calls.ts';
import { book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';

interface Listed {
  readonly answers: readonly AnswerOwed[];
  readonly owed: number;
  readonly next?: string;
}

// Shows docs/rules.md: Answers and messages (Order, Who, Once, By mail, What became of it).
describe('answers owed', () => {
  const engine = openEngine();
  const guests = guestCalls(engine);
  const question = { hotelId: 1760, question: 'Ist der Pool warm?', email: 'lena@example.com', language: 'de' };
  const ask = (more: object = {}): Promise<LightMyRequestResponse> =>
    guests.post('questions', { ...question, ...more });
  const atDesk = async () => {
    const owner = await ownerAtDesk(engine);
    const list = async (query = ''): Promise<Listed> => (await owner.call('GET', `answers${query}`)).json();
    const first = async (): Promise<AnswerOwed> => {
      const [one] = (await list()).answers;
      if (one === undefined) throw new Error('nothing is owed');
      return one;
    };
    return { owner, list, first };
  };

  it('stand in one list with their words, due first, and each says what it is', async () => {
    const { owner, list } = await atDesk();
    const contactNumber = '+919845067890';
    await ask({ fullName: 'Lena Hoffmann' });
    engine.pass(1000);
    const company = { company: 'Example Traders', fullName: 'R. Iyer', email: 'r@example.com', contactNumber };
    await guests.post('corporate-enquiries', { ...company, hotelId: 1760, roomNights: 12, message: 'From January' });
    const lead = { fullName: 'Ben Okoro', email: 'b@example.com', contactNumber, foundAt: 'a portal', price: 4000 };
    await guests.post('price-match-leads', { ...lead, hotelId: 1760 });
    await guests.post('questions', { ...question, hotelId: 2116 });
    const stay = await book(engine, { mode: 'at-property' });
    const early = { kind: 'arrival', time: '08:00', note: 'Could we come early?' };
    await guests.post(`bookings/${stay.bookingId}/requests`, early, stay.cookie);
    await guests.post(`bookings/${stay.bookingId}/messages`, { text: 'And a cot?' }, stay.cookie);
    const { answers, owed } = await list();
    expect(owed).toBe(5);
    expect(answers.map(({ kind, text, from }) => [kind, text, from.company ?? from.name])).toEqual([
      ['question', 'Ist der Pool warm?', 'Lena Hoffmann'],
      ['enquiry', 'From January', 'Example Traders'],
      ['lead', '', 'Ben Okoro'],
      ['message', 'And a cot?', 'Asha Rao'],
      ['request', 'Could we come early?', 'Asha Rao'],
    ]);
    expect(answers[0]).toMatchObject({ locale: 'de', draft: expect.stringMatching(/^Guten Tag Lena Hoffmann,/) });
    expect(answers[2]).toMatchObject({ seen: { at: 'a portal', price: 4000, currency: 'INR' } });
    expect(answers[4]).toMatchObject({ asked: { kind: 'arrival', time: '08:00' }, dueAt: '2026-12-02T02:30:00.000Z' });
    const pages = [await list('?limit=2')];
    for (let next = pages[0]?.next; next !== undefined; next = pages.at(-1)?.next)
      pages.push(await list(`?limit=2&cursor=${next}`));
    expect(pages.flatMap((page) => page.answers)).toEqual(answers);
    expect((await list('?kind=lead')).answers).toHaveLength(1);
    const accountant = await colleagueAtDesk(engine, owner, 'accountant');
    expect((await accountant.call('GET', 'answers')).statusCode).toBe(403);
  });

  it('are answered by mail in the language of the question, and stay findable', async () => {
    const { owner, list, first } = await atDesk();
    await ask();
    await guests.relay();
    const { kind, id } = await first();
    const text = 'Guten Tag,\n\n<b>nein</b>,\n& 24 °C.';
    const key = randomUUID();
    const reply = (sent: string): Promise<LightMyRequestResponse> =>
      engine.app.inject({
        method: 'POST',
        url: `/api/property/answers/${kind}/${id}/reply`,
        headers: { cookie: owner.cookie, 'latchkey-hotel': '1760', 'idempotency-key': key },
        payload: { text: sent },
      });
    const answered = await reply(text);
    expect(answer(answered)).toMatchObject([
      200,
      { closed: { how: 'answered', by: 'Owner', answer: text, delivery: 'waiting' } },
    ]);
    expect((await reply(text)).json()).toEqual(answered.json());
    expect(answer(await reply('Another'))).toEqual([422, { code: 'idempotency_key_reused' }]);
    await guests.relay();
    const mails = engine.mails.filter(({ to }) => to === 'lena@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ replyTo: expect.stringContaining('@'), text: expect.stringContaining(text) });
    expect(mails[0]?.subject).toMatch(/beantwortet Ihre Frage$/);
    expect(mails[0]?.html).toContain('&lt;b&gt;nein&lt;/b&gt;,<br>&amp; 24 °C.');
    expect(mails[0]?.html).not.toContain('Pool');
    expect(await list()).toMatchObject({ answers: [], owed: 0 });
    expect((await list('?state=closed')).answers).toMatchObject([{ id, closed: { answer: text, delivery: 'sent' } }]);
  });

  it('the second of two who answer at once finds what the first wrote', async () => {
    const { owner, first } = await atDesk();
    const colleague = await colleagueAtDesk(engine, owner, 'reception');
    await ask();
    const { kind, id } = await first();
    const both = await Promise.all(
      [owner, colleague].map((one) => one.call('POST', `answers/${kind}/${id}/reply`, { text: one.personId })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const won = both.find(({ statusCode }) => statusCode === 200)?.json<AnswerOwed>();
    const seen = await colleague.call('GET', `answers/${kind}/${id}`);
    expect(seen.json<AnswerOwed>().closed?.answer).toBe(won?.closed?.answer);
    await guests.relay();
    expect(engine.mails.filter(({ to }) => to === 'lena@example.com')).toHaveLength(1);
  });

  it('are looked after by somebody, closed for a reason and opened again', async () => {
    const { owner, list, first } = await atDesk();
    const colleague = await colleagueAtDesk(engine, owner, 'reception');
    await ask();
    const { kind, id } = await first();
    const path = `answers/${kind}/${id}`;
    expect((await list('?owner=me')).answers).toEqual([]);
    await owner.call('PUT', `${path}/owner`, { owner: 'me' });
    expect((await list('?owner=me')).answers).toMatchObject([{ owner: { name: 'Owner' } }]);
    await colleague.call('PUT', `${path}/owner`, { owner: 'me' });
    expect((await list('?owner=me')).answers).toEqual([]);
    expect(answer(await owner.call('DELETE', `${path}/closing`))).toEqual([409, { code: 'not_closed' }]);
    expect(answer(await owner.call('POST', `${path}/closing`, { reason: 'unwanted' }))).toMatchObject([
      200,
      { closed: { how: 'closed', reason: 'unwanted', by: 'Owner', answer: null } },
    ]);
    expect(answer(await owner.call('POST', `${path}/closing`, { reason: 'unwanted' }))).toEqual([
      409,
      { code: 'already_closed' },
    ]);
    expect(answer(await owner.call('POST', `${path}/reply`, { text: 'Late' }))).toEqual([
      409,
      { code: 'already_closed' },
    ]);
    expect((await owner.call('DELETE', `${path}/closing`)).statusCode).toBe(200);
    expect((await first()).owner).toMatchObject({ name: 'Colleague' });
    expect(answer(await owner.call('GET', 'answers/question/none'))).toEqual([404, { code: 'not_found' }]);
  });

  it('tell a letter that could not be delivered', async () => {
    const { owner, list, first } = await atDesk();
    await ask();
    const { kind, id } = await first();
    await owner.call('POST', `answers/${kind}/${id}/reply`, { text: 'Yes' });
    await engine.deps.db
      .updateTable('outbox')
      .set({ done_at: engine.deps.clock(), given_up_at: engine.deps.clock() })
      .where('kind', '=', 'answer-mail')
      .execute();
    expect((await list('?state=closed')).answers).toMatchObject([{ closed: { delivery: 'undelivered' } }]);
  });

  it('follow what is answered elsewhere at the desk: a request and a review', async () => {
    const { owner, list } = await atDesk();
    const stay = await guests.paid();
    const asked = await guests.post(
      `bookings/${stay.bookingId}/requests`,
      { kind: 'departure', time: '14:00' },
      stay.cookie,
    );
    const { requestId } = asked.json<{ requestId: string }>();
    expect((await list()).owed).toBe(1);
    await owner.call('POST', `bookings/${stay.bookingId}/requests/${requestId}/answer`, {
      decision: 'accept',
      answer: 'Gladly',
    });
    expect(await list('?state=closed')).toMatchObject({
      owed: 0,
      answers: [{ closed: { how: 'accepted', answer: 'Gladly' } }],
    });
    await guests.post(`bookings/${stay.bookingId}/requests`, { kind: 'departure', time: '13:00' }, stay.cookie);
    engine.pass(20 * 24 * 3_600_000);
    await guests.post('feedback', { bookingId: stay.bookingId, rating: 4, text: 'A quiet house' }, stay.cookie);
    const again = await againAtDesk(engine, owner);
    const open = (await again.call('GET', 'answers')).json<Listed>();
    expect(open.answers).toMatchObject([{ kind: 'review', rating: 4, text: 'A quiet house' }]);
    const lapsed = (await again.call('GET', 'answers?state=closed&kind=request')).json<Listed>();
    expect(lapsed.answers.map(({ closed }) => closed?.how)).toContain('lapsed');
    await again.call('PUT', `bookings/${stay.bookingId}/review/answer`, { answer: 'Thank you' });
    expect((await again.call('GET', 'answers')).json<Listed>().owed).toBe(0);
  });
});
