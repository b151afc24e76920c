import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { guestCalls } from './guest-calls.ts';
import { book } from './journeys.ts';
import { openEngine } from './open-engine.ts';

describe('the forms of a booking’s pages', () => {
  const engine = openEngine();
  const { paid, relay, view } = guestCalls(engine);
  const send = (
    form: string,
    fields: Readonly<Record<string, string>>,
    cookie = '',
    headers: Readonly<Record<string, string>> = {},
  ): Promise<LightMyRequestResponse> =>
    engine.app.inject({
      method: 'POST',
      url: `/api/booking-forms/${form}?lang=de`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const ledTo = (response: LightMyRequestResponse): [number, string] => [
    response.statusCode,
    String(response.headers.location),
  ];
  const cookieOf = (response: LightMyRequestResponse): string =>
    String(response.headers['set-cookie']).split(';')[0] ?? '';
  const codeSent = (): string => /\d{6}/.exec(engine.sms.at(-1)?.text ?? '')?.[0] ?? '';

  it('find a booking by its number, and open it on another device', async () => {
    const { bookingId } = await book(engine);
    const asked = await send('look-ups/booking', { act: 'cancel', hotelId: '1760', identifier: '098450 12345' });
    const [[status, asking], kept] = [ledTo(asked), cookieOf(asked)];
    expect([status, asking]).toEqual([303, expect.stringMatching(/^\/bookings\/cancel\?lang=de&lookup=1760_/)]);
    const lookupId = new URLSearchParams(asking.split('?')[1]).get('lookup') ?? '';
    await relay();
    const wrong = codeSent() === '000000' ? '111111' : '000000';
    expect(ledTo(await send(`look-up-codes/${lookupId}`, { act: 'cancel', code: wrong }, kept))).toEqual([
      303,
      `/bookings/cancel?lang=de&lookup=${lookupId}&notice=code-wrong`,
    ]);
    // As it is pasted from a message in Arabic, with a space in the middle.
    const pasted = Array.from(codeSent(), (digit) => String.fromCodePoint(0x660 + Number(digit)));
    const code = pasted.toSpliced(3, 0, ' ').join('');
    const opened = await send(`look-up-codes/${lookupId}`, { act: 'cancel', code }, kept);
    expect(ledTo(opened)).toEqual([303, `/bookings/cancel/${bookingId}?lang=de`]);
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    expect(await view({ bookingId, cookie })).toHaveProperty('reference');
  });

  it('let a guest choose among several bookings, on the device that entered the code and on no other', async () => {
    await book(engine);
    await book(engine, { checkIn: '2026-12-05', checkOut: '2026-12-06' });
    const asked = await send('look-ups/booking', { act: 'modify', hotelId: '1760', identifier: '+919845012345' });
    const lookupId = new URLSearchParams(ledTo(asked)[1].split('?')[1]).get('lookup') ?? '';
    const read = async (cookie: string): Promise<object> =>
      (await engine.app.inject({ url: `/api/booking-lookups/${lookupId}`, headers: { cookie } })).json();
    expect(await read('')).toMatchObject({ state: 'open', bookings: [] });
    await relay();
    const chosen = await send(`look-up-codes/${lookupId}`, { act: 'modify', code: codeSent() }, cookieOf(asked));
    expect(ledTo(chosen)).toEqual([303, `/bookings/modify?lang=de&lookup=${lookupId}`]);
    const cookie = String(chosen.headers['set-cookie']).split(';')[0] ?? '';
    expect(await read(cookie)).toMatchObject({ state: 'entered', bookings: [{}, {}] });
    expect(await read('')).toMatchObject({ state: 'open', bookings: [] });
    const another = (await book(engine, { checkIn: '2026-12-08', checkOut: '2026-12-09' })).cookie;
    expect(await read(another)).toMatchObject({ state: 'open', bookings: [] });
  });

  it('tell a browser that keeps no cookies so before its code is spent, and offer a link', async () => {
    const { bookingId } = await book(engine);
    const asked = await send('look-ups/booking', { act: 'cancel', hotelId: '1760', identifier: '098450 12345' });
    const lookupId = new URLSearchParams(ledTo(asked)[1].split('?')[1]).get('lookup') ?? '';
    await relay();
    const [code, page] = [codeSent(), `/bookings/cancel?lang=de&lookup=${lookupId}`];
    const enter = (cookie: string): Promise<LightMyRequestResponse> =>
      send(`look-up-codes/${lookupId}`, { act: 'cancel', code }, cookie);
    const refused = await enter('');
    expect(ledTo(refused)).toEqual([303, `${page}&notice=cookies-blocked`]);
    // As many tries as a code has, and none is counted.
    for (let tries = 0; tries < 6; tries += 1) await enter('another=1');
    const mailed = await send(`look-up-links/${lookupId}`, { act: 'cancel' });
    expect(ledTo(mailed)).toEqual([303, `${page}&notice=link-sent`]);
    await send(`look-up-links/${lookupId}`, { act: 'cancel' });
    await relay();
    const links = engine.mails.filter(({ purpose }) => purpose === 'link');
    expect(links.map(({ to, text }) => [to, text.includes('/api/booking-links/')])).toEqual([
      ['asha@example.com', true],
    ]);
    expect(ledTo(await send(`look-up-links/${lookupId.replace('1760', '1188')}`, { act: 'cancel' }))[1]).toMatch(
      /notice=not-found$/,
    );
    // Cookies are allowed now: the same code opens the booking.
    expect(ledTo(await enter(cookieOf(refused)))).toEqual([303, `/bookings/cancel/${bookingId}?lang=de`]);
  });

  it.each([
    ['nothing typed', '', 'identifier-missing'],
    ['no number', 'my booking', 'invalid-identifier'],
  ])('say what is wrong with %s', async (_, identifier, notice) => {
    expect(ledTo(await send('look-ups/booking', { act: 'cancel', hotelId: '1760', identifier }))).toEqual([
      303,
      `/bookings/cancel?lang=de&notice=${notice}`,
    ]);
  });

  it('cancel at the refund that was shown, once, whichever tab presses', async () => {
    const { bookingId, cookie } = await paid();
    const quote = (
      await engine.app.inject({
        method: 'POST',
        url: `/api/bookings/${bookingId}/cancellation-quote`,
        headers: { cookie },
      })
    ).json<{ refund: number }>();
    expect(ledTo(await send(`cancellations/${bookingId}`, { refund: String(quote.refund + 1) }, cookie))).toEqual([
      303,
      `/bookings/cancel/${bookingId}?lang=de&notice=refund-changed`,
    ]);
    expect(ledTo(await send(`cancellations/${bookingId}`, { refund: 'all' }, cookie))).toEqual([
      303,
      `/bookings/cancel/${bookingId}?lang=de&notice=unknown`,
    ]);
    expect((await view({ bookingId, cookie }))['status']).toBe('confirmed');
    const tabs = await Promise.all(
      [1, 2].map(() => send(`cancellations/${bookingId}`, { refund: String(quote.refund) }, cookie)),
    );
    expect(tabs.map((tab) => ledTo(tab)[1]).toSorted()).toEqual([
      `/bookings/${bookingId}?lang=de`,
      `/bookings/cancel/${bookingId}?lang=de&notice=not-cancellable`,
    ]);
    expect(await view({ bookingId, cookie })).toMatchObject({ status: 'cancelled', refundAmount: quote.refund });
  });

  it('change nothing for a stranger, nor from another site', async () => {
    const { bookingId, cookie } = await paid();
    expect(ledTo(await send(`cancellations/${bookingId}`, { refund: '0' }))).toEqual([
      303,
      `/bookings/cancel/${bookingId}?lang=de&notice=verification-needed`,
    ]);
    const foreign = await send(`cancellations/${bookingId}`, { refund: '0' }, cookie, {
      origin: 'https://evil.example',
    });
    expect(foreign.statusCode).toBe(403);
    // The pages give no referrer, so a browser names no origin for their forms; it says the site apart.
    const unnamed = (site: string): Promise<LightMyRequestResponse> =>
      send('look-ups/booking', { identifier: '' }, '', { origin: 'null', 'sec-fetch-site': site });
    expect([(await unnamed('cross-site')).statusCode, (await unnamed('same-origin')).statusCode]).toEqual([403, 303]);
    expect((await send(`cancellations/${encodeURIComponent('../erasure')}`, { refund: '0' }, cookie)).statusCode).toBe(
      303,
    );
    expect((await view({ bookingId, cookie }))['status']).toBe('confirmed');
  });

  it('change a booking as it was shown, lead to what is due, and back with what was asked where it is another', async () => {
    const { bookingId, cookie } = await paid();
    const quoted = await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${bookingId}/modification-quote`,
      headers: { cookie },
      payload: { stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-05' } },
    });
    const { quoteToken, due } = quoted.json<{ quoteToken: string; due: number }>();
    const asked = 'checkOut=2026-12-05&room.courtyard-king.flexible=1&lang=en';
    const sent = { quoteToken, refund: '0', asked };
    expect(ledTo(await send(`modifications/${bookingId}`, { ...sent, due: String(due - 1) }, cookie))).toEqual([
      303,
      `/bookings/modify/${bookingId}?checkOut=2026-12-05&room.courtyard-king.flexible=1&lang=de&notice=difference-changed#cost`,
    ]);
    expect(await view({ bookingId, cookie })).toMatchObject({ change: null, amountPaid: 10_080 });
    expect(ledTo(await send(`modifications/${bookingId}`, { ...sent, due: String(due) }, cookie))).toEqual([
      303,
      `/checkout/${bookingId}?lang=de`,
    ]);
    expect(await view({ bookingId, cookie })).toMatchObject({
      total: 10_080,
      amountDueNow: due,
      change: { due, newTotal: 10_080 + due, bill: { total: 10_080 + due } },
    });
  });

  it('ask the hotel, and the same words twice are one request', async () => {
    const { bookingId, cookie } = await paid();
    const words = { kind: 'arrival', time: '08:00', note: 'A red-eye flight' };
    for (const again of [1, 2])
      expect([again, ...ledTo(await send(`requests/${bookingId}`, words, cookie))]).toEqual([
        again,
        303,
        `/bookings/${bookingId}?lang=de&notice=request-sent#requests`,
      ]);
    expect((await view({ bookingId, cookie }))['requests']).toHaveLength(1);
    // A note that is refused is there again on the page it leads back to, for this device alone.
    const [, back] = ledTo(await send(`requests/${bookingId}`, { ...words, time: '99:00' }, cookie));
    expect(back).toMatch(/notice=unknown&form=1760_[\w-]{22}#requests$/);
    const formId = new URLSearchParams(back.split('?')[1]?.split('#')[0]).get('form') ?? '';
    const read = (as: string) => engine.app.inject({ url: `/api/posted-forms/${formId}`, headers: { cookie: as } });
    expect((await read(cookie)).json()).toEqual({ fields: { ...words, time: '99:00' }, code: null });
    expect((await read('')).statusCode).toBe(404);
    expect(ledTo(await send(`erasures/${bookingId}`, {}, cookie))[1]).toBe(
      `/bookings/${bookingId}?lang=de&notice=booking-active#your-data`,
    );
  });
});
