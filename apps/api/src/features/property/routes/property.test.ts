import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { book, completeByRazorpay, openOrder, quoteFor, statusOf, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { stockHotel } from '../../stock/stocking/stock-hotel.ts';
import type { HotelRecord } from '../../catalogue/hotels/hotel-record.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';
import { signedKeyOf } from './property-key.ts';

// Shows docs/rules.md: States and selection (Arrival, Waiting).

const day = 24 * 3_600_000;

describe('the property', () => {
  const engine = openEngine();

  const call = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    hotelId = 2116,
  ): Promise<LightMyRequestResponse> =>
    engine.app.inject({
      method,
      url: `/api/property/${path}`,
      headers: { authorization: `Bearer ${signedKeyOf(hotelId, engine.deps.settings.propertyKeySecret ?? '')}` },
      ...(payload === undefined ? {} : { payload }),
    });
  const answer = (response: LightMyRequestResponse): [number, unknown] => [response.statusCode, response.json()];
  const request = (more: object = {}): Promise<Booked> => book(engine, { hotelId: 2116, ...more });
  const pay = async ({ bookingId }: Booked): Promise<void> =>
    void (await completeByRazorpay(engine, bookingId, await openOrder(engine, bookingId)));

  it('takes a request: the guest is told, pays and is confirmed', async () => {
    const booked = await request();
    await relayOutbox(engine.deps);
    expect(answer(await call('POST', `bookings/${booked.bookingId}/confirmation`))).toMatchObject([
      200,
      { status: 'payment_pending', amountDueNow: 10_080 },
    ]);
    await relayOutbox(engine.deps);
    expect(engine.mails.map((mail) => mail.subject)).toEqual([
      expect.stringContaining('has your request') as string,
      expect.stringContaining('please pay') as string,
    ]);
    expect(engine.propertyMails.map((mail) => [mail.to, mail.subject])).toEqual([
      ['desk@sandalwood.example', expect.stringMatching(/^A request is waiting/) as string],
    ]);
    expect(engine.propertyMails[0]?.text).toContain('Phone: +91 98450 12345');
    engine.pass(23 * 3_600_000);
    await pay(booked);
    expect(await statusOf(engine, booked.bookingId)).toBe('confirmed');
  });

  it('takes one that is paid at the desk at once', async () => {
    const booked = await request({ mode: 'at-property' });
    expect(answer(await call('POST', `bookings/${booked.bookingId}/confirmation`))).toMatchObject([
      200,
      { status: 'confirmed' },
    ]);
    expect(answer(await call('POST', `bookings/${booked.bookingId}/confirmation`))).toEqual([
      409,
      { code: 'not_requested' },
    ]);
  });

  it('turns a request down, and its rooms are free again', async () => {
    const booked = await request({ rooms: 3 });
    const { reference } = (await call('GET', `bookings/${booked.bookingId}`)).json<{ reference: string }>();
    expect(answer(await call('POST', `bookings/${reference.toLowerCase()}/rejection`))).toMatchObject([
      200,
      { status: 'rejected' },
    ]);
    await request({ rooms: 3 });
  });

  it('says of one whose time is over that it has expired, whatever it is answered', async () => {
    const booked = await request();
    engine.pass(engine.deps.settings.requestMs + 1000);
    const answers = [
      await call('POST', `bookings/${booked.bookingId}/confirmation`),
      await call('POST', `bookings/${booked.bookingId}/rejection`),
      await call('POST', `bookings/${booked.bookingId}/price-revision`, { price: 9000 }),
    ];
    for (const given of answers) expect(answer(given)).toEqual([409, { code: 'booking_expired' }]);
  });

  it('names another price, which the guest takes', async () => {
    const booked = await request();
    expect(answer(await call('POST', `bookings/${booked.bookingId}/price-revision`, { price: 9000 }))).toMatchObject([
      200,
      { status: 'price_revised', updatedPrice: 9000 },
    ]);
    const accepted = await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${booked.bookingId}/price-revision`,
      headers: { cookie: booked.cookie, 'idempotency-key': 'accept-it' },
      payload: { decision: 'accept', updatedPrice: 9000 },
    });
    expect(answer(accepted)).toMatchObject([
      200,
      { booking: { status: 'payment_pending', total: 9000, amountDueNow: 9000, priceAdjustment: -1029 } },
    ]);
    await pay(booked);
    expect(await statusOf(engine, booked.bookingId)).toBe('confirmed');
  });

  it('notes a guest who did not come, not before check-in', async () => {
    const booked = await request();
    await call('POST', `bookings/${booked.bookingId}/confirmation`);
    await pay(booked);
    expect(answer(await call('POST', `bookings/${booked.bookingId}/no-show`))).toEqual([409, { code: 'too_early' }]);
    engine.pass(11 * day);
    expect(answer(await call('POST', `bookings/${booked.bookingId}/no-show`))).toMatchObject([
      200,
      { status: 'no_show', paymentStatus: 'paid', kept: 10_080, refundAmount: 0 },
    ]);
  });

  it('cancels and gives all back, or what it names, or, where that is more than was paid, nothing', async () => {
    const cancel = async (refund?: number): Promise<[number, unknown]> => {
      const booked = await request({ rooms: 1 });
      await call('POST', `bookings/${booked.bookingId}/confirmation`);
      await pay(booked);
      return answer(
        await call('POST', `bookings/${booked.bookingId}/cancellation`, refund === undefined ? {} : { refund }),
      );
    };
    expect(await cancel()).toMatchObject([200, { refund: 10_080, booking: { status: 'cancelled', kept: 0 } }]);
    expect(await cancel(4000)).toMatchObject([200, { refund: 3900, code: 'refund', booking: { kept: 6180 } }]);
    expect(await cancel(20_000)).toMatchObject([
      200,
      { refund: 0, code: 'paid_less_than_refund', booking: { kept: 10_080 } },
    ]);
  });

  it('tells the guest the answer to the request it answers', async () => {
    const booked = await request({ mode: 'at-property' });
    await call('POST', `bookings/${booked.bookingId}/confirmation`);
    const ask = async (time: string): Promise<string> => {
      const asked = await engine.app.inject({
        method: 'POST',
        url: `/api/bookings/${booked.bookingId}/requests`,
        headers: { cookie: booked.cookie, 'idempotency-key': `ask-${time}` },
        payload: { kind: 'departure', time },
      });
      engine.pass(1000);
      return asked.json<{ requestId: string }>().requestId;
    };
    const [first, second] = [await ask('13:00'), await ask('14:00')];
    await call('POST', `bookings/${booked.bookingId}/requests/${second}/answer`, {
      decision: 'accept',
      answer: 'the room is yours until two',
    });
    await call('POST', `bookings/${booked.bookingId}/requests/${first}/answer`, {
      decision: 'decline',
      answer: 'one is for the cleaners',
    });
    await relayOutbox(engine.deps);
    const declined = engine.mails.filter((mail) => mail.text.includes('cannot be done'));
    expect(declined.map((mail) => mail.text)).toEqual([expect.stringContaining('one is for the cleaners')]);
  });

  it('answers a guest’s request, once', async () => {
    const booked = await request({ mode: 'at-property' });
    await call('POST', `bookings/${booked.bookingId}/confirmation`);
    const asked = await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${booked.bookingId}/requests`,
      headers: { cookie: booked.cookie, 'idempotency-key': 'arrive-early' },
      payload: { kind: 'arrival', time: '08:00' },
    });
    const path = `bookings/${booked.bookingId}/requests/${asked.json<{ requestId: string }>().requestId}/answer`;
    expect(answer(await call('POST', path, { decision: 'accept', answer: 'Ring at the gate.' }))).toMatchObject([
      200,
      { status: 'accepted', answer: 'Ring at the gate.' },
    ]);
    expect(answer(await call('POST', path, { decision: 'decline' }))).toEqual([409, { code: 'already_answered' }]);
    await relayOutbox(engine.deps);
    const told = engine.mails.find((mail) => mail.text.includes('Ring at the gate.'));
    expect(told?.text).toMatch(/Check-in: .*, 8.am \(agreed with the hotel\)/);
  });

  it('sees and moves its own bookings only', async () => {
    const booked = await request();
    const mine = (await call('GET', 'bookings?status=requested')).json<{
      bookings: { bookingId: string; guestName: string }[];
    }>().bookings;
    expect(mine).toMatchObject([{ bookingId: booked.bookingId, guestName: 'Asha Rao' }]);
    expect((await call('GET', 'bookings', undefined, 1760)).json()).toEqual({ bookings: [] });
    for (const path of [
      `bookings/${booked.bookingId}/confirmation`,
      `bookings/${booked.bookingId}/cancellation`,
      `bookings/${booked.bookingId}/no-show`,
    ])
      expect((await call('POST', path, {}, 1760)).statusCode).toBe(404);
    for (const authorization of [
      '',
      'Bearer 2116.x',
      `Bearer ${signedKeyOf(1760, engine.deps.settings.propertyKeySecret ?? '').replace('1760.', '2116.')}`,
    ])
      expect((await engine.app.inject({ url: '/api/property/bookings', headers: { authorization } })).statusCode).toBe(
        401,
      );
  });

  it('sets rooms, never below what is sold, prices and restrictions, which stay when its files are loaded again', async () => {
    await book(engine, { rooms: 2 });
    const span = { roomTypeId: 'courtyard-king', from: '2026-12-02', to: '2026-12-03' };
    expect(answer(await call('PUT', 'inventory', { ...span, total: 1 }, 1760))).toEqual([
      409,
      { code: 'below_sold', dates: ['2026-12-02', '2026-12-03'] },
    ]);
    expect(answer(await call('PUT', 'inventory', { ...span, total: 2 }, 1760))).toEqual([200, { nights: 2 }]);
    expect(
      answer(
        await call(
          'PUT',
          'rates',
          {
            ...span,
            ratePlanId: 'flexible',
            from: '2026-12-06',
            to: '2026-12-07',
            priceForPax: [{ pax: 2, price: 5000 }],
          },
          1760,
        ),
      ),
    ).toEqual([200, { nights: 2 }]);
    const hotel = (await engine.deps.hotels.byId(1760)) as HotelRecord;
    await stockHotel(engine.deps.db, hotel.readFacts(), '2026-11-23' as never, true);
    expect((await quoteFor(engine, { checkIn: '2026-12-06', checkOut: '2026-12-08' })).bill.roomsTotal).toBe(10_000);
    const days = (await call('GET', 'inventory?from=2026-12-02&to=2026-12-02', undefined, 1760)).json<{
      days: { roomTypeId: string; total: number; used: number }[];
    }>().days;
    expect(days.find((one) => one.roomTypeId === 'courtyard-king')).toMatchObject({ total: 2, used: 2 });

    const free = async (query: string): Promise<number> =>
      (await engine.app.inject({ url: `/api/hotels/1760/availability?${query}` }))
        .json<{ rooms: { roomTypeId: string; pricing: unknown[] }[] }>()
        .rooms.find((room) => room.roomTypeId === 'courtyard-king')?.pricing.length ?? 0;
    expect(await free('checkIn=2026-12-10&checkOut=2026-12-12')).toBe(2);
    await call(
      'PUT',
      'restrictions',
      {
        roomTypeId: 'courtyard-king',
        from: '2026-12-10',
        to: '2026-12-10',
        closedToArrival: true,
        ratePlanId: 'saver',
      },
      1760,
    );
    expect(await free('checkIn=2026-12-10&checkOut=2026-12-12')).toBe(1);
    await call(
      'PUT',
      'restrictions',
      { roomTypeId: 'courtyard-king', from: '2026-12-11', to: '2026-12-11', closed: true },
      1760,
    );
    expect(await free('checkIn=2026-12-10&checkOut=2026-12-12')).toBe(0);
    await call(
      'PUT',
      'restrictions',
      { roomTypeId: 'courtyard-king', from: '2026-12-15', to: '2026-12-15', maxStay: 1 },
      1760,
    );
    expect([
      await free('checkIn=2026-12-15&checkOut=2026-12-16'),
      await free('checkIn=2026-12-15&checkOut=2026-12-17'),
    ]).toEqual([2, 0]);
  });
});
