import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { book } from '../../../../test/journeys.ts';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';

describe('a form', () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine();
  });
  afterEach(() => engine.reset());
  afterAll(() => engine.close());

  const post = (
    path: string,
    payload: object,
    more: { key?: string; cookie?: string } = {},
  ): Promise<LightMyRequestResponse> =>
    engine.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { 'idempotency-key': more.key ?? randomUUID(), cookie: more.cookie ?? '' },
      payload,
    });
  const entries = async (): Promise<number> =>
    (await engine.deps.db.selectFrom('form_entry').select('entry_id').execute()).length;

  it.each<[string, object]>([
    ['questions', { hotelId: 1760, email: 'a@b.co', question: 'Is the pool heated?' }],
    [
      'price-match-leads',
      {
        hotelId: 1760,
        fullName: 'A',
        email: 'a@b.co',
        contactNumber: '098450 12345',
        foundAt: 'https://elsewhere.example',
        price: 4000,
      },
    ],
    [
      'corporate-enquiries',
      {
        hotelId: 1760,
        company: 'Acme',
        fullName: 'A',
        email: 'a@b.co',
        contactNumber: '+919845012345',
        roomNights: 40,
      },
    ],
  ])('%s is kept once, and its hotel is told, with the sender to answer to', async (path, payload) => {
    for (let at = 0; at < 2; at += 1) expect((await post(path, payload, { key: 'one-form' })).statusCode).toBe(202);
    expect((await post(path, { ...payload, hotelId: 9 })).statusCode).toBe(404);
    expect((await post(path, { ...payload, email: 'other@b.co' }, { key: 'one-form' })).json()).toEqual({
      code: 'idempotency_key_reused',
    });
    while ((await relayOutbox(engine.deps)) > 0);
    const toHotel = engine.mails.filter(({ purpose }) => purpose === 'desk');
    expect(toHotel.map(({ to, replyTo }) => [to, replyTo])).toEqual([['desk@sandalwood.example', 'a@b.co']]);
  });

  it('tells the hotel in words and in its own money', async () => {
    const lead = {
      fullName: 'A',
      email: 'a@b.co',
      contactNumber: '+919845012345',
      foundAt: 'https://elsewhere.example',
      price: 4050,
      checkIn: '2026-12-02',
    };
    await post('price-match-leads', { ...lead, hotelId: 1188 });
    await post('price-match-leads', { ...lead, hotelId: 1760 });
    await relayOutbox(engine.deps);
    // Messages are delivered side by side: the first that was asked for may come second.
    const texts = engine.mails.map(({ text }) => text.split('\n'));
    expect(texts).toContainEqual([
      'Name: A',
      'Email: a@b.co',
      'Telephone: +919845012345',
      'Seen at: https://elsewhere.example',
      'Price there: €40.50',
      'Arrival: 2026-12-02',
    ]);
    expect(texts).toContainEqual(expect.arrayContaining(['Price there: ₹4,050']));
    expect((await post('price-match-leads', { ...lead, hotelId: 1760, checkOut: '2026-12-02' })).statusCode).toBe(400);
  });

  it('of a company may go to the provider', async () => {
    const payload = { company: 'Acme', fullName: 'A', email: 'a@b.co', contactNumber: '+919845012345' };
    expect((await post('corporate-enquiries', payload)).statusCode).toBe(202);
    while ((await relayOutbox(engine.deps)) > 0);
    expect(engine.mails.map(({ to }) => to).toSorted()).toEqual(['a@b.co', engine.deps.settings.mailFrom].toSorted());
    const reversed = { ...payload, checkIn: '2026-12-05', checkOut: '2026-12-02' };
    expect((await post('corporate-enquiries', reversed)).statusCode).toBe(400);
    expect((await post('corporate-enquiries', { ...payload, contactNumber: '12345' })).json()).toEqual({
      code: 'invalid_phone',
    });
  });

  it('of a company is confirmed once in its language', async () => {
    const fields = {
      hotelId: 1760,
      language: 'de',
      company: 'Acme & <Söhne>',
      fullName: 'Asha Rao',
      email: 'asha@acme.example',
      contactNumber: '+919845012345',
      place: 'Jaipur',
      checkIn: '2026-12-02',
      checkOut: '2026-12-05',
      roomNights: 40,
      message: 'Quiet rooms,\nplease.',
    };
    const send = async (): Promise<number> =>
      (
        await engine.app.inject({
          method: 'POST',
          url: '/api/corporate-enquiries',
          headers: { 'idempotency-key': 'the-key-of-an-enquiry' },
          payload: fields,
        })
      ).statusCode;
    expect([await send(), await send()]).toEqual([202, 202]);
    expect(await entries()).toBe(1);
    while ((await relayOutbox(engine.deps)) > 0);
    const receipts = engine.mails.filter(({ to }) => to === 'asha@acme.example');
    expect(receipts.map(({ subject, replyTo }) => [subject, replyTo])).toEqual([
      ['Ihre Anfrage an Sandalwood Courtyard', 'desk@sandalwood.example'],
    ]);
    expect(`${receipts[0]?.text}${receipts[0]?.html}`).not.toMatch(/Acme|Asha|Quiet|98450/);
    const told = engine.mails.find(({ purpose }) => purpose === 'desk');
    expect(told?.text).toContain('Place: Jaipur\n');
    expect(told?.text).toContain('Arrival: 2026-12-02\nDeparture: 2026-12-05\nRoom nights: 40');
    expect(told?.text).toContain('Message:\n> Quiet rooms,\n> please.');
    expect(told?.html).toContain('Acme &amp; &lt;Söhne&gt;');
  });

  it('of an owner goes to the provider, and is confirmed once', async () => {
    const fields = {
      fullName: 'Asha Rao',
      language: 'hi',
      hotelName: 'Rao & <House>',
      place: 'Mysuru, India',
      rooms: 12,
      email: 'asha@rao.example',
      contactNumber: '+919845012345',
      message: 'Call\nafter noon.',
    };
    const send = async (): Promise<number> =>
      (
        await engine.app.inject({
          method: 'POST',
          url: '/api/hotelier-enquiries',
          headers: { 'idempotency-key': 'the-key-of-an-owner' },
          payload: fields,
        })
      ).statusCode;
    expect([await send(), await send()]).toEqual([202, 202]);
    expect(await entries()).toBe(1);
    while ((await relayOutbox(engine.deps)) > 0);
    const receipts = engine.mails.filter(({ to }) => to === 'asha@rao.example');
    expect(receipts).toHaveLength(1);
    expect(`${receipts[0]?.text}${receipts[0]?.html}`).not.toMatch(/Rao|Asha|noon|98450/);
    const told = engine.mails.find(({ purpose }) => purpose === 'desk');
    expect([told?.to, told?.replyTo]).toEqual([engine.deps.settings.mailFrom, 'asha@rao.example']);
    expect(told?.text.split('\n')).toEqual([
      'Name: Asha Rao',
      'Hotel: Rao & <House>',
      'Place: Mysuru, India',
      'Rooms: 12',
      'Email: asha@rao.example',
      'Telephone: +919845012345',
      'Message:',
      '> Call',
      '> after noon.',
      'Language: hi',
    ]);
    expect(told?.html).toContain('Rao &amp; &lt;House&gt;');
  });

  it('to the letters does not tell who reads them already', async () => {
    const answers = [
      await post('newsletter-subscriptions', { hotelId: 1760, email: 'a@b.co' }),
      await post('newsletter-subscriptions', { hotelId: 1760, email: 'A@b.co' }),
    ];
    expect(new Set(answers.map((response) => `${response.statusCode}${response.body}`)).size).toBe(1);
    expect(await entries()).toBe(1);
  });

  it('to the letters counts when the address confirms it, and one click ends it', async () => {
    const lines = (at: number): string => engine.mails[at]?.text ?? '';
    const linkIn = (text: string): string => /\/api\/letters\S*/.exec(text)?.[0] ?? '';
    const press = (url: string): Promise<LightMyRequestResponse> =>
      engine.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    await post('newsletter-subscriptions', { hotelId: 1760, email: 'a@b.co', language: 'de' });
    await post('newsletter-subscriptions', { hotelId: 1760, email: 'a@b.co', language: 'de' });
    while ((await relayOutbox(engine.deps)) > 0);
    expect(engine.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['a@b.co', 'Bitte bestätigen Sie den Newsletter von Sandalwood Courtyard'],
    ]);
    const confirm = linkIn(lines(0));
    // Opened by a program that looks through mails.
    expect((await engine.app.inject({ url: confirm })).body).toContain('Ja, senden Sie mir den Newsletter');
    await relayOutbox(engine.deps);
    expect(engine.mails).toHaveLength(1);
    expect((await press(confirm)).body).toContain('Den nächsten Newsletter erhalten Sie. Ihr Code ist');
    for (const again of [await press(confirm), await engine.app.inject({ url: confirm })]) {
      expect([again.statusCode, again.body.includes('<button')]).toEqual([200, false]);
      expect(again.body).toContain('Den nächsten Newsletter erhalten Sie.');
    }
    while ((await relayOutbox(engine.deps)) > 0);
    const code = engine.mails.find(({ subject }) => subject.startsWith('Ihr Code für 15\u00a0% Rabatt'));
    expect([code?.to, code?.text]).toEqual(['a@b.co', expect.stringContaining('Der Code DIRECT15')]);
    // Both leave at once, in whatever order.
    const told = engine.mails.find(({ to }) => to === 'desk@sandalwood.example');
    expect(told?.replyTo).toBe('a@b.co');
    const oneClick = linkIn(engine.mails[0]?.unsubscribeUrl ?? '');
    expect(linkIn(told?.text ?? '')).toMatch(/^\/api\/letters-unsubscribe\//);
    for (let at = 0; at < 2; at += 1) expect((await press(oneClick)).statusCode).toBe(200);
    expect((await press(confirm)).statusCode).toBe(410);
    while ((await relayOutbox(engine.deps)) > 0);
    expect([engine.mails[3]?.subject, engine.mails.length, await entries()]).toEqual([
      'A subscriber has left your newsletter (Sandalwood Courtyard)',
      4,
      0,
    ]);
  });

  it('of feedback is for who stayed, once, and enters the draw', async () => {
    const { bookingId, cookie } = await book(engine, { mode: 'at-property' });
    const give = (rating = 5): Promise<LightMyRequestResponse> =>
      post('feedback', { bookingId, rating, text: 'quiet' }, { cookie });
    expect((await give()).json()).toEqual({ code: 'not_stayed' });
    engine.pass(12 * 24 * 3_600_000);
    expect((await post('feedback', { bookingId, rating: 5 })).statusCode).toBe(403);
    expect((await give()).json()).toEqual({ received: true, voucherUpTo: 500 });
    expect((await give(1)).json()).toEqual({ code: 'already_given' });
  });

  it('of an itinerary plans up to three days and mails them once, forgetting the address', async () => {
    const ask = (days: number): Promise<LightMyRequestResponse> =>
      post('itineraries', { hotelId: 1760, days, purpose: 'food', email: 'a@b.co', language: 'de' });
    expect((await ask(3)).json<{ days: object[] }>().days).toHaveLength(3);
    await ask(3);
    await relayOutbox(engine.deps);
    expect(engine.mails.map((mail) => [mail.to, mail.subject])).toEqual([
      ['a@b.co', 'Ihre Tage rund um Sandalwood Courtyard'],
    ]);
    expect(await entries()).toBe(0);
    expect((await ask(4)).statusCode).toBe(400);
  });
});
