import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { quoteFor, postBooking, selectionOf, statusOf } from './journeys.ts';
import { openEngine } from './open-engine.ts';

const filled = {
  key: 'the-key-of-this-form',
  companions: '0',
  fullName: 'Meera Iyer',
  email: 'meera@example.com',
  phoneCountry: 'IN',
  contactNumber: '098450 12345',
  way: 'at-property',
};

describe('the form of checkout without a script', () => {
  const engine = openEngine();
  const post = (path: string, fields: Readonly<Record<string, string>>, cookie = ''): Promise<LightMyRequestResponse> =>
    engine.app.inject({
      method: 'POST',
      url: `/api/booking-forms/${path}?lang=de`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie === '' ? {} : { cookie }) },
      payload: new URLSearchParams(fields).toString(),
    });
  const ledTo = ({ statusCode, headers }: LightMyRequestResponse): URL => {
    expect(statusCode).toBe(303);
    return new URL(String(headers.location), 'http://hotel');
  };
  const cookieOf = ({ headers }: LightMyRequestResponse): string =>
    String([headers['set-cookie']].flat().at(-1)).split(';')[0] ?? '';
  /** What the page finds that a form has led back to. */
  const typedOf = async (answer: LightMyRequestResponse, cookie = cookieOf(answer)) => {
    const formId = ledTo(answer).searchParams.get('form') ?? '';
    const response = await engine.app.inject({ url: `/api/posted-forms/${formId}`, headers: { cookie } });
    return response.json<{ code: string | null; fields: Record<string, string> }>();
  };
  const token = async (): Promise<string> => (await quoteFor(engine)).quoteToken;
  const bookings = async (): Promise<number> =>
    (await engine.deps.db.selectFrom('booking').select('booking_id').execute()).length;

  it('is reached from a chosen room', async () => {
    const led = ledTo(await post('quotes/1760', { selection: JSON.stringify(selectionOf()), rooms: '/rooms/1760' }));
    expect([led.pathname, led.searchParams.get('quote'), led.searchParams.get('lang')]).toEqual([
      '/room/checkout',
      expect.stringMatching(/^1760_/),
      'de',
    ]);
  });

  it.each([
    ['that is sold out', JSON.stringify(selectionOf({ rooms: 9 })), '/rooms/1760/a/b/2/0'],
    ['that cannot be read', '{', '/rooms/1760/a/b/2/0'],
    ['of hours', '{', '/?stay=hour&date=2026-12-02&start=10&hours=3'],
    ['of hours on the provider’s host', '{', '/sandalwood-courtyard?stay=hour'],
    ['that names another site', '{', 'https://evil.example/rooms/'],
    ['that names another site without its scheme', '{', '//evil.example/?rooms'],
  ])('leads back to the rooms from a choice %s', async (_, selection, rooms) => {
    const led = ledTo(await post('quotes/1760', { selection, rooms }));
    const isOurs = /^\/[^/]/.test(rooms);
    expect([led.host, `${led.pathname}${led.search}`]).toEqual(['hotel', isOurs ? rooms : '/?lang=de']);
  });

  it('books a stay at the property, once however often it is sent, and for the device that sent it', async () => {
    const quote = await token();
    const before = await bookings();
    const answers = await Promise.all([1, 2].map(() => post(`stays/${quote}`, filled)));
    const [one, other] = answers.map((answer) => ledTo(answer).pathname);
    expect(one).toMatch(/^\/bookings\/confirmation\/1760_/);
    expect(other).toBe(one);
    expect(await bookings()).toBe(before + 1);
    const bookingId = one?.split('/').at(-1) ?? '';
    const seen = await engine.app.inject({
      url: `/api/bookings/${bookingId}`,
      headers: { cookie: cookieOf(answers[0] as LightMyRequestResponse) },
    });
    expect(seen.json()).toMatchObject({
      access: 'whole',
      booking: {
        status: 'confirmed',
        travellers: [{ fullName: 'Meera Iyer', contactNumber: '+919845012345', email: 'meera@example.com' }],
      },
    });
  });

  it('is the booking of the page’s script too, where that sends the same', async () => {
    const quoteToken = await token();
    const plain = ledTo(await post(`stays/${quoteToken}`, { ...filled, key: 'one-key-for-both-ways' }));
    const scripted = await postBooking(engine, quoteToken, {
      key: 'one-key-for-both-ways',
      mode: 'at-property',
      body: {
        travellers: [{ fullName: 'Meera Iyer', contactNumber: '09845012345', email: 'meera@example.com' }],
        phoneCountry: 'IN',
        language: 'de',
      },
    });
    expect(plain.pathname).toContain(scripted.json<{ bookingId: string }>().bookingId);
  });

  it('tells a guest who comes back of the booking, and makes another one when they say so', async () => {
    const quoteToken = await token();
    const key = 'a-key-that-was-used-once';
    const first = await post(`stays/${quoteToken}`, { ...filled, key });
    const cookie = cookieOf(first);
    const changed = { ...filled, key, fullName: 'Ravi Iyer' };
    const back = await post(`stays/${quoteToken}`, changed, cookie);
    expect(ledTo(back).pathname).toBe('/room/checkout');
    expect(await typedOf(back, cookie)).toMatchObject({
      code: 'already_booked',
      fields: { fullName: 'Ravi Iyer', bookedId: ledTo(first).pathname.split('/').at(-1) },
    });
    const second = ledTo(await post(`stays/${quoteToken}`, { ...changed, act: 'book-again' }, cookie)).pathname;
    expect(second).toMatch(/^\/(bookings\/confirmation|checkout)\/1760_/);
    expect(second).not.toBe(ledTo(first).pathname);
  });

  it.each([
    ['full', ''],
    ['instalments', 'instalments'],
    ['advance', ''],
  ])('leads to the payment where money is due now: %s', async (way, pay) => {
    const led = ledTo(await post(`stays/${await token()}`, { ...filled, key: `a-key-for-paying-${way}`, way }));
    expect([led.pathname, led.searchParams.get('pay') ?? '']).toEqual([
      expect.stringMatching(/^\/checkout\/1760_/),
      pay,
    ]);
    expect(await statusOf(engine, led.pathname.split('/').at(-1) ?? '')).toBe('payment_pending');
  });

  it('leads back with everything that was typed, and says why, to the device that typed it', async () => {
    const quoteToken = await token();
    const answer = await post(`stays/${quoteToken}`, { ...filled, email: 'meera@', specialRequests: 'A quiet room' });
    expect(ledTo(answer).searchParams.get('quote')).toBe(quoteToken);
    expect(await typedOf(answer)).toMatchObject({
      code: 'fill_details',
      fields: { fullName: 'Meera Iyer', email: 'meera@', specialRequests: 'A quiet room' },
    });
    expect(await typedOf(answer, '')).toEqual(expect.objectContaining({ code: 'not_found' }));
    expect(await typedOf(await post(`stays/${quoteToken}`, { ...filled, way: '' }))).toMatchObject({
      code: 'no_payment_method',
    });
  });

  it('keeps what was typed for half an hour', async () => {
    const answer = await post(`stays/${await token()}`, { ...filled, email: '' });
    const [formId, cookie] = [ledTo(answer).searchParams.get('form') ?? '', cookieOf(answer)];
    engine.pass(31 * 60_000);
    const late = await engine.app.inject({ url: `/api/posted-forms/${formId}`, headers: { cookie } });
    expect(late.statusCode).toBe(404);
  });

  it('says what the engine says: the rooms are gone', async () => {
    const taken = { checkIn: '2027-01-04', checkOut: '2027-01-06', rooms: 3 };
    const late = (await quoteFor(engine, taken)).quoteToken;
    await postBooking(engine, (await quoteFor(engine, taken)).quoteToken);
    expect(await typedOf(await post(`stays/${late}`, { ...filled, key: 'a-key-that-comes-late' }))).toMatchObject({
      code: 'sold_out',
    });
  });

  it('applies a code that stands in its field before anything is booked, and takes it out', async () => {
    const quoteToken = await token();
    const before = await bookings();
    const applied = await post(`stays/${quoteToken}`, { ...filled, couponCode: 'direct15' });
    const discounted = ledTo(applied).searchParams.get('quote') ?? '';
    expect(discounted).not.toBe(quoteToken);
    expect(await typedOf(applied)).toMatchObject({ code: 'code_applied', fields: { fullName: 'Meera Iyer' } });
    const billOf = async (quote: string): Promise<number> =>
      (await engine.app.inject({ url: `/api/quotes/${quote}` })).json<{ bill: { total: number } }>().bill.total;
    expect(await billOf(discounted)).toBeLessThan(await billOf(quoteToken));
    const without = ledTo(await post(`stays/${discounted}`, { ...filled, act: 'remove-code' }));
    expect(await billOf(without.searchParams.get('quote') ?? '')).toBe(await billOf(quoteToken));
    const unknown = await post(`stays/${quoteToken}`, { ...filled, act: 'apply-code', couponCode: 'NOPE' });
    expect([ledTo(unknown).hash, (await typedOf(unknown)).code]).toEqual(['#couponCode', 'unknown_coupon']);
    expect(await bookings()).toBe(before);
  });

  it('adds a traveller and takes one out again', async () => {
    const quoteToken = await token();
    const more = await post(`stays/${quoteToken}`, {
      ...filled,
      act: 'add-traveller',
      companions: '1',
      'companion-0-fullName': 'Ravi Iyer',
    });
    expect(ledTo(more).hash).toBe('#companion-1-fullName');
    expect((await typedOf(more)).fields).toMatchObject({ companions: '2', 'companion-0-fullName': 'Ravi Iyer' });
    const fewer = await post(`stays/${quoteToken}`, {
      ...filled,
      act: 'remove-traveller-0',
      companions: '2',
      'companion-0-fullName': 'Ravi Iyer',
      'companion-1-fullName': 'Anu Iyer',
    });
    expect((await typedOf(fewer)).fields).toMatchObject({ companions: '1', 'companion-0-fullName': 'Anu Iyer' });
  });

  it('lets a guest whose rooms are held pay at the property after all', async () => {
    const answer = await post(`stays/${await token()}`, { ...filled, key: 'a-key-for-changing-it', way: 'full' });
    const bookingId = ledTo(answer).pathname.split('/').at(-1) ?? '';
    const stranger = ledTo(await post(`payments-at-property/${bookingId}`, { hotelId: '1760' }));
    expect([stranger.pathname, stranger.searchParams.get('notice')]).toEqual([
      `/checkout/${bookingId}`,
      'verification-needed',
    ]);
    const own = ledTo(await post(`payments-at-property/${bookingId}`, { hotelId: '1760' }, cookieOf(answer)));
    expect(own.pathname).toBe(`/bookings/confirmation/${bookingId}`);
  });
});
