import { describe, expect, it } from 'vitest';
import {
  asha,
  book,
  completeByRazorpay,
  openOrder,
  postBooking,
  quoteFor,
  selectionOf,
  statusOf,
} from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';
import { expireBookings } from '../booking-life/expire-bookings.ts';

const minute = 60_000;

describe('a booking', () => {
  const engine = openEngine();

  const freeRooms = async (): Promise<number | undefined> => {
    const response = await engine.app.inject({
      url: '/api/hotels/1760/availability?checkIn=2026-12-02&checkOut=2026-12-04',
    });
    return response
      .json<{ rooms: { roomTypeId: string; availableRooms: number }[] }>()
      .rooms.find((room) => room.roomTypeId === 'courtyard-king')?.availableRooms;
  };
  const view = async (bookingId: string, cookie = ''): Promise<Record<string, unknown>> =>
    (await engine.app.inject({ url: `/api/bookings/${bookingId}`, headers: { cookie } })).json();

  it('is held, paid, confirmed, and its voucher sent once by mail and SMS', async () => {
    const { bookingId, status, cookie } = await book(engine, { body: { language: 'de' } });
    expect([status, await freeRooms()]).toEqual(['payment_pending', 2]);
    const orderId = await openOrder(engine, bookingId);
    expect(await openOrder(engine, bookingId)).toBe(orderId);
    expect((await completeByRazorpay(engine, bookingId, orderId)).statusCode).toBe(200);
    await relayOutbox(engine.deps);
    await relayOutbox(engine.deps);
    expect(engine.mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
      {
        to: 'asha@example.com',
        subject: expect.stringMatching(/^Sandalwood Courtyard: Ihr Aufenthalt ist bestätigt/) as string,
      },
    ]);
    expect(engine.mails[0]?.text).toContain(`http://sandalwood.localhost:4000/bookings/${bookingId}?lang=de`);
    expect(engine.sms).toHaveLength(1);
    expect(await view(bookingId, cookie)).toMatchObject({
      access: 'whole',
      booking: { status: 'confirmed', paymentStatus: 'paid', amountPaid: 10_080, amountDueNow: 0 },
    });
  });

  it('shows nothing personal to another device', async () => {
    const { bookingId } = await book(engine, { body: { specialRequests: 'a cot' } });
    const seen = await view(bookingId);
    expect(seen['access']).toBe('public');
    expect(JSON.stringify(seen)).not.toMatch(/Asha|asha@|98450|a cot|reference|bill/);
  });

  it('paid at the property is confirmed at once, and can still be paid online', async () => {
    const { bookingId, status } = await book(engine, { mode: 'at-property' });
    expect(status).toBe('confirmed');
    const order = await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${bookingId}/payment-orders`,
      headers: { 'idempotency-key': 'abcdefgh' },
    });
    expect([order.statusCode, order.json()]).toMatchObject([201, { amount: 1_008_000, currency: 'INR' }]);
  });

  it('opens its order for who says that JSON comes and sends none', async () => {
    const { bookingId } = await book(engine);
    const headers = { 'idempotency-key': 'abcdefgh', 'content-type': 'application/json' };
    expect(
      (await engine.app.inject({ method: 'POST', url: `/api/bookings/${bookingId}/payment-orders`, headers }))
        .statusCode,
    ).toBe(201);
    expect((await engine.app.inject({ method: 'POST', url: '/api/quotes', headers, payload: '' })).statusCode).toBe(
      400,
    );
    expect(
      (await engine.app.inject({ method: 'POST', url: '/api/quotes', headers, payload: '{"__proto__":{}}' }))
        .statusCode,
    ).toBe(400);
  });

  it('may be turned to paying at the property while it waits for money, by the device that made it', async () => {
    const { bookingId, cookie } = await book(engine);
    const atTheDesk = async (headers: Record<string, string>): Promise<[number, string]> => {
      const response = await engine.app.inject({
        method: 'POST',
        url: `/api/bookings/${bookingId}/payments`,
        headers: { 'idempotency-key': 'abcdefgh', ...headers },
        payload: { gateway: 'at-property', hotelId: 1760 },
      });
      return [response.statusCode, await statusOf(engine, bookingId)];
    };
    expect(await atTheDesk({})).toEqual([403, 'payment_pending']);
    expect(await atTheDesk({ cookie: (await book(engine)).cookie })).toEqual([403, 'payment_pending']);
    expect(await atTheDesk({ cookie })).toEqual([200, 'confirmed']);
  });

  it('that is turned to paying at the property twice at once is confirmed once', async () => {
    const { bookingId, cookie } = await book(engine);
    const turned = ['turned-first', 'turned-again'].map((key) =>
      engine.app.inject({
        method: 'POST',
        url: `/api/bookings/${bookingId}/payments`,
        headers: { cookie, 'idempotency-key': key },
        payload: { gateway: 'at-property', hotelId: 1760 },
      }),
    );
    expect((await Promise.all(turned)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const events = await engine.deps.db
      .selectFrom('booking_event')
      .select('type')
      .where('hotel_id', '=', 1760)
      .where('booking_id', '=', bookingId as never)
      .where('type', '=', 'confirmed')
      .orderBy('sequence')
      .execute();
    expect(events).toHaveLength(1);
  });

  it('that waits for its property’s answer cannot be put off to the desk, and has not expired', async () => {
    const { bookingId, cookie } = await book(engine, { hotelId: 2116 });
    const response = await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${bookingId}/payments`,
      headers: { 'idempotency-key': 'abcdefgh', cookie },
      payload: { gateway: 'at-property', hotelId: 2116 },
    });
    expect([response.statusCode, response.json()]).toEqual([409, { code: 'nothing_due' }]);
    expect(await statusOf(engine, bookingId)).toBe('requested');
  });

  it('is made in a name that the page takes, on one line', async () => {
    const inTheNameOf = async (fullName: string): Promise<[number, unknown]> => {
      const { quoteToken } = await quoteFor(engine);
      const response = await postBooking(engine, quoteToken, {
        mode: 'at-property',
        body: { travellers: [{ ...asha, fullName }] },
      });
      return [response.statusCode, response.json<{ field?: string }>().field];
    };
    for (const fullName of ['Eve\r\nBcc: all@example.com', 'Eve\u2028Adams', '<b>', 'R2D2', 'a@b', '-'])
      expect(await inTheNameOf(fullName)).toEqual([400, 'travellers.0.fullName']);
    for (const fullName of ['هدى المنصوري', 'हुदा अल मंसूरी', "Jean-Luc O’Neill D'Souza"])
      expect(await inTheNameOf(fullName)).toEqual([201, undefined]);
  });

  it('of a hotel that confirms by hand is requested, and keeps its rooms', async () => {
    expect(await book(engine, { hotelId: 2116 })).toMatchObject({ status: 'requested' });
  });

  it('pays only the advance where that is chosen', async () => {
    const { bookingId, cookie } = await book(engine, { plan: 'advance' });
    await completeByRazorpay(engine, bookingId, await openOrder(engine, bookingId));
    expect(await view(bookingId, cookie)).toMatchObject({
      booking: { status: 'confirmed', paymentStatus: 'partly_paid', amountPaid: 3024, total: 10_080 },
    });
  });

  it('that nobody pays lets its rooms go when its hold ends, not before', async () => {
    const { bookingId } = await book(engine);
    engine.pass(15 * minute - 1);
    expect(await expireBookings(engine.deps)).toBe(0);
    engine.pass(1);
    expect(await expireBookings(engine.deps)).toBe(1);
    expect([await statusOf(engine, bookingId), await freeRooms()]).toEqual(['expired', 3]);
    const order = await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${bookingId}/payment-orders`,
      headers: { 'idempotency-key': 'abcdefgh' },
    });
    expect([order.statusCode, order.json()]).toEqual([409, { code: 'booking_expired' }]);
  });

  it('sent again with its key is the same one; with another body it is refused', async () => {
    const { quoteToken } = await quoteFor(engine);
    const [first, again] = [
      await postBooking(engine, quoteToken, { key: 'one-key-1' }),
      await postBooking(engine, quoteToken, { key: 'one-key-1' }),
    ];
    expect(again.json()).toEqual(first.json());
    expect(await freeRooms()).toBe(2);
    const other = await postBooking(engine, quoteToken, { key: 'one-key-1', body: { specialRequests: 'another' } });
    expect([other.statusCode, other.json()]).toEqual([422, { code: 'idempotency_key_reused' }]);
  });

  it('of a quote that has made one is told of it, and made on the guest’s word, at the property and online', async () => {
    for (const [mode, checkIn, checkOut] of [
      ['at-property', '2026-12-02', '2026-12-04'],
      ['online', '2026-12-05', '2026-12-07'],
    ] as const) {
      const { quoteToken } = await quoteFor(engine, { checkIn, checkOut });
      const first = await postBooking(engine, quoteToken, { mode });
      const { bookingId, reference } = first.json<{ bookingId: string; reference: string }>();
      const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
      const second = await postBooking(engine, quoteToken, { mode, cookie });
      expect([second.statusCode, second.json()]).toEqual([
        409,
        { code: 'already_booked', booking: { bookingId, reference } },
      ]);
      // Somebody else's device, with another guest, is not led to it.
      const stranger = { fullName: 'Eve Adams', contactNumber: '+919845054321', email: 'eve@example.com' };
      const other = await postBooking(engine, quoteToken, { mode, body: { travellers: [stranger] } });
      expect([other.statusCode, other.json()]).toEqual([409, { code: 'already_booked' }]);
      const again = await postBooking(engine, quoteToken, { mode, cookie, body: { again: true } });
      expect(again.statusCode).toBe(201);
      expect(again.json<{ bookingId: string }>().bookingId).not.toBe(bookingId);
    }
  });

  it('of a quote is led to by the same guest of the same moment, whatever device asks, and by nobody else', async () => {
    const { quoteToken } = await quoteFor(engine);
    const { bookingId } = (await postBooking(engine, quoteToken)).json<{ bookingId: string }>();
    const led = async (guest: object): Promise<unknown> => {
      const reply = await postBooking(engine, quoteToken, { body: { travellers: [{ ...asha, ...guest }] } });
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([409, 'already_booked']);
      return reply.json<{ booking?: { bookingId: string } }>().booking?.bookingId;
    };
    expect(await led({ fullName: 'Eve Adams' })).toBeUndefined();
    expect(await led({ contactNumber: '+919845054321' })).toBeUndefined();
    expect(await led({ email: 'eve@example.com' })).toBeUndefined();
    expect(await led({})).toBe(bookingId);
    engine.pass(2 * minute - 1);
    expect(await led({})).toBe(bookingId);
    engine.pass(1);
    expect(await led({})).toBeUndefined();
  });

  it('of a quote whose booking is over is made without a question', async () => {
    const { quoteToken } = await quoteFor(engine);
    const { bookingId } = (await postBooking(engine, quoteToken)).json<{ bookingId: string }>();
    engine.pass(16 * 60_000);
    const second = await postBooking(engine, quoteToken);
    expect(second.statusCode).toBe(201);
    expect(second.json<{ bookingId: string }>().bookingId).not.toBe(bookingId);
  });

  it('is refused where the plan does not offer the way of paying, or the number is none', async () => {
    const saver = await quoteFor(engine, { ratePlanId: 'saver' });
    expect((await postBooking(engine, saver.quoteToken, { mode: 'at-property' })).json()).toEqual({
      code: 'payment_not_offered',
    });
    const badPhone = await postBooking(engine, saver.quoteToken, {
      body: { travellers: [{ fullName: 'A', contactNumber: '12345', email: 'a@b.co' }] },
    });
    expect([badPhone.statusCode, badPhone.json()]).toEqual([422, { code: 'invalid_phone' }]);
  });

  it.each<[string, object, string]>([
    ['no travellers', { travellers: [] }, 'travellers'],
    [
      'an address that is none',
      { travellers: [{ fullName: 'A', contactNumber: '+919845012345', email: 'a' }] },
      'travellers.0.email',
    ],
    ['a way of paying that is none', { payment: { mode: 'later', plan: 'full' } }, 'payment.mode'],
  ])('with %s is a 400 that names the field', async (_what, body, field) => {
    const response = await postBooking(engine, (await quoteFor(engine)).quoteToken, { body });
    expect([response.statusCode, response.json<{ field: string }>().field]).toEqual([400, field]);
  });

  it('cannot be made from another site’s page', async () => {
    const send = (headers: Record<string, string>): Promise<{ statusCode: number }> =>
      engine.app.inject({
        method: 'POST',
        url: '/api/quotes',
        headers: { host: 'sandalwood.localhost:4000', ...headers },
        payload: selectionOf(),
      });
    expect((await send({ origin: 'http://evil.example' })).statusCode).toBe(403);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send({ origin: 'http://sandalwood.localhost:4000' })).statusCode).toBe(201);
  });

  it('is not there for an id that nobody has, nor for one of another hotel', async () => {
    const { bookingId } = await book(engine);
    for (const id of ['1760_AAAAAAAAAAAAAAAAAAAAAA', bookingId.replace('1760_', '2116_')])
      expect((await engine.app.inject({ url: `/api/bookings/${id}` })).statusCode).toBe(404);
    expect((await engine.app.inject({ url: '/api/bookings/nonsense' })).statusCode).toBe(400);
  });
});
